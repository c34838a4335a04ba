import type { ReactNode } from 'react'
import styles from './form.module.css'

/** The fields of a form, one below the other; lies inside the page's own form. */
export const FormStack = ({ children }: { children: ReactNode }) => <div className={styles.form}>{children}</div>
