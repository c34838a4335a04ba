import type { ReactNode } from 'react'
import { FocusedAlert } from './focused-alert.tsx'
import styles from './undo-alert.module.css'

/** Says what was removed; `children` restore it. Takes the focus if the removed element had it. */
export const UndoAlert = ({ text, children }: { text: string; children: ReactNode }) => (
  <FocusedAlert className={styles.alert} role="status" takeFocus="ifLost">
    <span>{text}</span>
    {children}
  </FocusedAlert>
)
