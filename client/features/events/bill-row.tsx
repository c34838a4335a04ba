import type { ReactNode } from 'react'
import { Link } from '../../ui/actions/link.tsx'
import type { EventDate, SaleStatus } from '#shared/api/catalogue/catalogue-schemas.ts'
import { isBuyable } from '#shared/rules/sale-status.ts'
import { Badge } from './badge.tsx'
import styles from './bill.module.css'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { Heading, type HeadingLevel } from '../../ui/text/heading.tsx'
import { loudness } from '../../ui/text/loudness.ts'
import { Stub } from './stub.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'

export type BillRowProps = {
  to: string
  name: string
  /** The name as it is shown, where something in it is marked. */
  markedName?: ReactNode
  support?: string | null
  date: EventDate
  where: string
  doors?: string
  status: SaleStatus
  statusWord: string
  price?: string
  action: string
  level?: HeadingLevel
  /** A small control at the end of the row. */
  corner?: ReactNode
  lang?: string
}

export const BillRow = ({
  to,
  name,
  markedName,
  support,
  date,
  where,
  doors,
  status,
  statusWord,
  price,
  action,
  level = 3,
  lang,
  corner,
}: BillRowProps) => (
  <li className={styles.row}>
    <Stub date={date} className={styles.when} />
    <div className={styles.text}>
      <Heading level={level} className={styles.name} lang={lang} data-loudness={loudness(name, 18)}>
        <Link className={styles.link} to={to}>
          {markedName ?? name}
        </Link>
      </Heading>
      {support && <p className={styles.with}>{support}</p>}
    </div>
    <p className={styles.where}>
      {where}
      {doors && <span className={styles.doors}>{doors}</span>}
    </p>
    <div className={styles.state}>
      <Badge status={status}>{statusWord}</Badge>
      {price && <span className={styles.price}>{price}</span>}
    </div>
    <div className={styles.action}>
      <ButtonLink to={to} variant={isBuyable(status) ? 'buy' : 'plain'} className={styles.button}>
        {action}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </ButtonLink>
    </div>
    {corner && <div className={styles.corner}>{corner}</div>}
  </li>
)
