import type { ReactNode } from 'react'
import styles from './form.module.css'

export const FormNote = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p className={styles.note} id={id}>
    {children}
  </p>
)
