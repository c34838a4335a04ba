import type { EventDate } from '#shared/api/catalogue/catalogue-schemas.ts'
import { classNames } from '../../ui/layout/class-names.ts'
import styles from './date-block.module.css'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'

type DateBlockProps = { date: EventDate; size?: 'normal' | 'big' | 'line'; className?: string }

/** A date in short form, with its year if that is not the present one; screen readers read the long form. */
export const DateBlock = ({ date, size = 'normal', className }: DateBlockProps) => (
  <time className={classNames(styles.dateBlock, size !== 'normal' && styles[size], className)} dateTime={date.iso}>
    <VisuallyHidden>{date.long}</VisuallyHidden>
    <span className={styles.small} aria-hidden="true">
      {date.weekday}
    </span>{' '}
    <span className={styles.day} aria-hidden="true">
      {date.day}
    </span>{' '}
    <span className={styles.small} aria-hidden="true">
      {date.isOtherYear ? `${date.month} ${date.year}` : date.month}
    </span>
  </time>
)
