import type { HTMLAttributes } from 'react'
import { classNames } from '../layout/class-names.ts'
import styles from './ticket.module.css'

type TicketProps = HTMLAttributes<HTMLElement> & { as?: 'div' | 'li' | 'article' | 'section' }

/**
 * A light surface with two notches in either theme. The caller's CSS may set `--notch-offset`, their distance from the
 * top, and `--ticket-bg`.
 */
export const Ticket = ({ as: Tag = 'div', className, ...rest }: TicketProps) => (
  <Tag className={classNames(styles.ticket, className)} {...rest} />
)
