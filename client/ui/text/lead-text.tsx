import type { ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'
import styles from './lead-text.module.css'

export const LeadText = ({ className, children }: { className?: string; children: ReactNode }) => (
  <p className={classNames(styles.lead, className)}>{children}</p>
)
