import type { HTMLAttributes, ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'
import { Icon } from '../actions/icon.tsx'
import { TicketCard } from '../ticket/ticket-card.tsx'
import styles from './toasts.module.css'

type ToastProps = HTMLAttributes<HTMLElement> & {
  title: string
  error?: boolean
  action?: ReactNode
  /** The close button; `label` is its accessible name. */
  close?: { label: string; onClick: () => void }
}

/** A toast without a timer: the caller closes it. */
export const Toast = ({ title, error, action, close, children, className, ...rest }: ToastProps) => (
  <TicketCard className={classNames(styles.toast, error && styles.error, className)} role="status" {...rest}>
    <div>
      <strong className={styles.title}>{title}</strong>
      {children}
    </div>
    {action}
    {close && (
      <button className={styles.close} type="button" aria-label={close.label} onClick={close.onClick}>
        <Icon name="close" />
      </button>
    )}
  </TicketCard>
)
