import { classNames } from '../layout/class-names.ts'
import styles from './ticket-divider.module.css'

/** The perforation of a ticket: dots, never a dashed line. */
export const TicketDivider = ({ vertical, className }: { vertical?: boolean; className?: string }) => (
  <div className={classNames(styles.divider, vertical && styles.vertical, className)} aria-hidden="true" />
)
