import type { HTMLAttributes } from 'react'
import { classNames } from '../layout/class-names.ts'
import styles from './ticket-card.module.css'

type TicketCardProps = HTMLAttributes<HTMLElement> & { as?: 'div' | 'li' | 'article' | 'section' }

/**
 * A light surface with two notches in either theme. The caller's CSS may set `--notch-offset`, their distance from the
 * top, and `--ticket-bg`.
 */
export const TicketCard = ({ as: Tag = 'div', className, ...rest }: TicketCardProps) => (
  <Tag className={classNames(styles.ticket, className)} {...rest} />
)
