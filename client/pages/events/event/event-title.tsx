import type { SaleStatus } from '#shared/api/catalogue/catalogue-schemas.ts'
import { saleRules } from '#shared/rules/sale-status.ts'
import { StatusBadge } from '../../../features/events/status-badge.tsx'
import { classNames } from '../../../ui/layout/class-names.ts'
import styles from './event-title.module.css'
import { getHeadlineSize } from '../../../ui/text/get-headline-size.ts'

type EventTitleProps = { name: string; status: SaleStatus; statusLabel: string; support?: string | null; lang?: string }

export const EventTitle = ({ name, status, statusLabel, support, lang }: EventTitleProps) => (
  <>
    <p className={styles.state}>
      <StatusBadge status={status}>{statusLabel}</StatusBadge>
    </p>
    <h1
      className={classNames(styles.title, saleRules[status].eventState === 'cancelled' && styles.cancelled)}
      id="page-title"
      tabIndex={-1}
      lang={lang}
      data-headline-size={getHeadlineSize(name)}
    >
      {name}
    </h1>
    {support && (
      <p className={styles.support} lang={lang}>
        {support}
      </p>
    )}
  </>
)
