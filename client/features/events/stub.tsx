import type { EventDate } from '#shared/api/catalogue/catalogue-schemas.ts'
import { classNames } from '../../ui/layout/class-names.ts'
import styles from './stub.module.css'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'

type StubProps = { date: EventDate; size?: 'normal' | 'big' | 'line'; className?: string }

/** The date as torn from a ticket; read out as the long one ("Friday 20 November 2026"). */
export const Stub = ({ date, size = 'normal', className }: StubProps) => (
  <time className={classNames(styles.stub, size !== 'normal' && styles[size], className)} dateTime={date.iso}>
    <VisuallyHidden>{date.long}</VisuallyHidden>
    <span className={styles.small} aria-hidden="true">
      {date.weekday}
    </span>{' '}
    <span className={styles.day} aria-hidden="true">
      {date.day}
    </span>{' '}
    <span className={styles.small} aria-hidden="true">
      {date.month}
    </span>
  </time>
)
