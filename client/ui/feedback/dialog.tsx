import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { Icon } from '../actions/icon.tsx'
import styles from './dialog.module.css'

type DialogProps = { id: string; title: string; closeLabel: string; onClose: () => void; children: ReactNode }

/**
 * A modal dialog, the browser's own: the page behind is inert, Escape closes it, and the focus goes back to where it
 * was. Opens when it is rendered; its heading takes the focus, so that it is read from the start. Whoever renders it
 * takes it away `onClose`.
 */
export const Dialog = ({ id, title, closeLabel, onClose, children }: DialogProps) => {
  const box = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const dialog = box.current
    dialog?.showModal()
    heading.current?.focus()
    return () => dialog?.close()
  }, [])
  const closeOutside = (event: MouseEvent) => {
    if (event.target === box.current) onClose()
  }
  return (
    // The keyboard has Escape and the button; a click beside the dialog is one more way.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={box}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      onClose={onClose}
      onClick={closeOutside}
    >
      <div className={styles.inside}>
        <div className={styles.top}>
          <h2 ref={heading} id={`${id}-title`} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
