import type { SaleStatus } from '#shared/api/catalogue/catalogue-schemas.ts'
import { saleRules } from '#shared/rules/sale-status.ts'
import { Badge } from '../../../features/events/badge.tsx'
import { classNames } from '../../../ui/layout/class-names.ts'
import styles from './event-title.module.css'
import { loudness } from '../../../ui/text/loudness.ts'

type EventTitleProps = { name: string; status: SaleStatus; statusWord: string; support?: string | null; lang?: string }

export const EventTitle = ({ name, status, statusWord, support, lang }: EventTitleProps) => (
  <>
    <p className={styles.state}>
      <Badge status={status}>{statusWord}</Badge>
    </p>
    <h1
      className={classNames(styles.title, saleRules[status].happens === 'cancelled' && styles.cancelled)}
      id="page-title"
      tabIndex={-1}
      lang={lang}
      data-loudness={loudness(name)}
    >
      {name}
    </h1>
    {support && <p className={styles.with}>{support}</p>}
  </>
)
