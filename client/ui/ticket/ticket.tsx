import type { HTMLAttributes } from 'react'
import { classNames } from '../layout/class-names.ts'
import styles from './ticket.module.css'

type TicketProps = HTMLAttributes<HTMLElement> & { as?: 'div' | 'li' | 'article' | 'section' }

/**
 * Paper with two notches, whatever the lights; `--notch-offset` in the user's CSS says how far down, `--ticket-bg` its
 * colour.
 */
export const Ticket = ({ as: Tag = 'div', className, ...rest }: TicketProps) => (
  <Tag className={classNames(styles.ticket, className)} {...rest} />
)
