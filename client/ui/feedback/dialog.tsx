import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { Icon } from '../actions/icon.tsx'
import styles from './dialog.module.css'

type DialogProps = { id: string; title: string; closeLabel: string; onClose: () => void; children: ReactNode }

/**
 * A native modal dialog: the page behind it is inert, Escape closes it, and the focus returns to where it was. It opens
 * when it is rendered, and its heading takes the focus, so that screen readers read it from the start. The caller stops
 * rendering it in `onClose`.
 */
export const Dialog = ({ id, title, closeLabel, onClose, children }: DialogProps) => {
  const dialogRef = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const dialog = dialogRef.current
    dialog?.showModal()
    heading.current?.focus()
    return () => dialog?.close()
  }, [])
  const closeOutside = (event: MouseEvent) => {
    if (event.target === dialogRef.current) onClose()
  }
  return (
    // Keyboard users have Escape and the button; a click outside is an additional way.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialogRef}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      onClose={onClose}
      onClick={closeOutside}
    >
      <div className={styles.content}>
        <div className={styles.head}>
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
