import { useEffect, useRef, type ReactNode } from 'react'
import { Icon } from '../actions/icon.tsx'
import styles from './popover.module.css'

type PopoverProps = {
  id: string
  /** On the button; `name` says it in full and begins with it. */
  text: string
  label: string
  children: ReactNode
}

/**
 * A button and what it opens beside it. Opens and closes without a script, on Escape and on a click elsewhere too; with
 * one it also closes when the window loses the focus or changes its size.
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
