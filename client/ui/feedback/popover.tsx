import { useEffect, useRef, type ReactNode } from 'react'
import { Icon } from '../actions/icon.tsx'
import styles from './popover.module.css'

type PopoverProps = {
  id: string
  /** The text of the button; `label` is its full accessible name and begins with `text`. */
  text: string
  label: string
  children: ReactNode
}

/**
 * A button and the panel that it opens. It works without JavaScript, and closes on Escape and on a click outside. With
 * JavaScript it also closes when the window loses the focus or is resized.
 */
export const Popover = ({ id, text, label, children }: PopoverProps) => {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const close = () => panel.current?.hidePopover()
    addEventListener('blur', close)
    addEventListener('resize', close)
    return () => {
      removeEventListener('blur', close)
      removeEventListener('resize', close)
    }
  }, [])
  return (
    <>
      <button className={styles.button} type="button" popoverTarget={id} aria-label={label}>
        {text}
        <Icon name="down" className={styles.icon} />
      </button>
      <div ref={panel} id={id} className={styles.panel} popover="auto">
        {children}
      </div>
    </>
  )
}
