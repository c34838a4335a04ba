import type { ReactNode } from 'react'
import { Link } from '../../ui/actions/link.tsx'
import type { EventDate, Image, SaleStatus } from '#shared/api/catalogue/catalogue-schemas.ts'
import { saleRules } from '#shared/rules/sale-status.ts'
import styles from './card.module.css'
import { classNames } from '../../ui/layout/class-names.ts'
import { Heading, type HeadingLevel } from '../../ui/text/heading.tsx'
import { loudness } from '../../ui/text/loudness.ts'
import { OptimizedImage } from '../../ui/media/optimized-image.tsx'
import { Slip } from './slip.tsx'
import { Stub } from './stub.tsx'

export type CardProps = {
  to: string
  name: string
  date: EventDate
  where: string
  price?: string
  status: SaleStatus
  statusWord: string
  image: Image | null
  level?: HeadingLevel
  /** The larger poster of a wall's lead: asks for a larger print. */
  lead?: boolean
  priority?: boolean
  /** A small control in the poster's corner, beside the link that the card is. */
  corner?: ReactNode
  lang?: string
}

/** The poster first, text second; the whole card is one link. */
export const Card = ({
  to,
  name,
  date,
  where,
  price,
  status,
  statusWord,
  image,
  level = 3,
  lead,
  priority,
  lang,
  corner,
}: CardProps) => (
  <article
    className={classNames(
      styles.card,
      saleRules[status].buyable && styles.buyable,
      saleRules[status].happens === 'cancelled' && styles.cancelled,
    )}
  >
    <div className={styles.art} data-card-art="">
      {image && (
        <OptimizedImage
          image={image}
          alt=""
          priority={priority}
          sizes={
            lead
              ? '(min-width: 100rem) 46rem, (min-width: 56rem) 48vw, 94vw'
              : '(min-width: 100rem) 23rem, (min-width: 56rem) 23vw, 46vw'
          }
        />
      )}
      {corner && <div className={styles.corner}>{corner}</div>}
      {saleRules[status].marked && <Slip status={status}>{statusWord}</Slip>}
    </div>
    <div className={styles.body}>
      <Stub date={date} className={styles.when} />
      <div className={styles.text}>
        <Heading
          level={level}
          className={styles.name}
          lang={lang}
          data-loudness={lead && loudness(name) === 'whisper' ? 'whisper' : undefined}
        >
          <Link className={styles.link} to={to}>
            {name}
          </Link>
        </Heading>
        <p className={styles.where}>{where}</p>
        {price && <p className={styles.price}>{price}</p>}
      </div>
    </div>
  </article>
)
