import type { ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'
import styles from './lead.module.css'

export const Lead = ({ className, children }: { className?: string; children: ReactNode }) => (
  <p className={classNames(styles.lead, className)}>{children}</p>
)
