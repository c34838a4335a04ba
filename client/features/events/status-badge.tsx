import type { ReactNode } from 'react'
import type { SaleStatus } from '#shared/api/catalogue/catalogue-schemas.ts'
import { classNames } from '../../ui/layout/class-names.ts'
import styles from './status-badge.module.css'

/** A sale status as a word. The shape of the badge only repeats the word. */
export const StatusBadge = ({ status, children }: { status: SaleStatus; children: ReactNode }) => (
  <span className={classNames(styles.badge, styles[status])}>{children}</span>
)
