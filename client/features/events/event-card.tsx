import type { ReactNode } from 'react'
import { Link } from '../../ui/actions/link.tsx'
import type { EventDate, Image, SaleStatus } from '#shared/api/catalogue/catalogue-schemas.ts'
import { canBeSaved, saleRules } from '#shared/rules/sale-status.ts'
import styles from './event-card.module.css'
import { classNames } from '../../ui/layout/class-names.ts'
import { Heading, type HeadingLevel } from '../../ui/text/heading.tsx'
import { getHeadlineSize } from '../../ui/text/get-headline-size.ts'
import { OptimizedImage } from '../../ui/media/optimized-image.tsx'
import { ImageLabel } from './image-label.tsx'
import { DateBlock } from './date-block.tsx'

export type EventCardProps = {
  to: string
  name: string
  date: EventDate
  venue: string
  price?: string
  status: SaleStatus
  statusLabel: string
  image: Image | null
  level?: HeadingLevel
  /** The large first card of a grid: requests a larger image. */
  featured?: boolean
  priority?: boolean
  /** The wishlist button in the corner of the image. Missing for a cancelled event, which cannot be saved. */
  corner?: ReactNode
  lang?: string
}

/** An event as a card: image first, text second. The whole card is one link. */
export const EventCard = ({
  to,
  name,
  date,
  venue,
  price,
  status,
  statusLabel,
  image,
  level = 3,
  featured,
  priority,
  lang,
  corner,
}: EventCardProps) => (
  <article
    className={classNames(
      styles.card,
      saleRules[status].buyable && styles.buyable,
      saleRules[status].eventState === 'cancelled' && styles.cancelled,
    )}
  >
    <div className={styles.art} data-poster="">
      {image && (
        <OptimizedImage
          image={image}
          alt=""
          priority={priority}
          sizes={
            featured
              ? '(min-width: 100rem) 46rem, (min-width: 56rem) 48vw, 94vw'
              : '(min-width: 100rem) 23rem, (min-width: 56rem) 23vw, 46vw'
          }
        />
      )}
      {corner && canBeSaved(status) && <div className={styles.corner}>{corner}</div>}
      {saleRules[status].labelled && <ImageLabel status={status}>{statusLabel}</ImageLabel>}
    </div>
    <div className={styles.body}>
      <DateBlock date={date} className={styles.date} />
      <div className={styles.text}>
        <Heading
          level={level}
          className={styles.name}
          lang={lang}
          data-headline-size={featured && getHeadlineSize(name) === 'longWord' ? 'longWord' : undefined}
        >
          <Link className="card-link" to={to}>
            {name}
          </Link>
        </Heading>
        <p className={styles.venue}>{venue}</p>
        {price && <p className={styles.price}>{price}</p>}
      </div>
    </div>
  </article>
)
