import { useEffect, useRef, type ReactNode } from 'react'
import styles from './undo-alert.module.css'

/** What was removed, and the way back. Takes the focus that the removed thing has left behind. */
export const UndoAlert = ({ text, children }: { text: string; children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus()
  }, [])
  return (
    <div ref={box} className={styles.alert} role="status" tabIndex={-1}>
      <span>{text}</span>
      {children}
    </div>
  )
}
