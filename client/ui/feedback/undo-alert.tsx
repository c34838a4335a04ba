import type { ReactNode } from 'react'
import { FocusedNotice } from './focused-notice.tsx'
import styles from './undo-alert.module.css'

/** Says what was removed; `children` restore it. Takes the focus if the removed element had it. */
export const UndoAlert = ({ text, children }: { text: string; children: ReactNode }) => (
  <FocusedNotice className={styles.alert} role="status" takeFocus="ifLost">
    <span>{text}</span>
    {children}
  </FocusedNotice>
)
