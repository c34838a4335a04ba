import type { HTMLAttributes, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Ticket } from './ticket.tsx'
import styles from './toasts.module.css'

type ToastProps = HTMLAttributes<HTMLElement> & { title: string; error?: boolean; action?: ReactNode }

/** Only the look and the role; whoever shows it keeps the time. */
export const Toast = ({ title, error, action, children, className, ...rest }: ToastProps) => (
  <Ticket className={classNames(styles.toast, error && styles.error, className)} role="status" {...rest}>
    <div>
      <strong className={styles.title}>{title}</strong>
      {children}
    </div>
    {action}
  </Ticket>
)
