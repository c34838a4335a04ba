import type { ReactNode } from 'react'
import styles from './form.module.css'

/** The foot of a form, or any row of buttons and links. */
export const FormActions = ({ children }: { children: ReactNode }) => <div className={styles.actions}>{children}</div>
