import { useGetNextEventsQuery } from '../../data/api.ts'
import { useT } from '../../i18n/i18n.ts'
import { Link } from '../../ui/actions/link.tsx'
import { OptimizedImage } from '../../ui/media/optimized-image.tsx'
import { Heading, type HeadingLevel } from '../../ui/text/heading.tsx'
import { usePriceFormatter } from '../prices/price-formatter.ts'
import { classNames } from '../../ui/layout/class-names.ts'
import { DateBlock } from './date-block.tsx'
import styles from './next-events.module.css'

type NextEventsProps = { level?: HeadingLevel; isNarrow?: boolean; title?: string; similarTo?: string }

/**
 * Three events for a page that has nothing else to show; nothing while they are unknown. Smaller than `EventCard`, and
 * without a namespace of its own, because the error page of every page shows it. `isNarrow`: within a column of a page.
 * `similarTo` is the slug of an event; `title` says so.
 */
export function NextEvents({ level = 2, isNarrow = false, title, similarTo }: NextEventsProps) {
  const t = useT('common')
  const { data } = useGetNextEventsQuery(similarTo === undefined ? {} : { slug: similarTo })
  const formatPrice = usePriceFormatter()
  if (!data || data.events.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="next-events">
      <Heading level={level} id="next-events" className={styles.title}>
        {title ?? t('nextEvents')}
      </Heading>
      <ul className={classNames(styles.list, isNarrow && styles.narrow)}>
        {data.events.map(({ slug, name, venue, date, image, price, lang }) => (
          <li key={slug} className={styles.event}>
            <span className={styles.art}>
              {image && <OptimizedImage image={image} alt="" sizes="(min-width: 48rem) 20vw, 5rem" />}
            </span>
            <DateBlock date={date} size="line" />
            <span className={styles.name}>
              <Link to={`/whats-on/${slug}`} className="card-link" lang={lang}>
                {name}
              </Link>
            </span>
            <span className="small-muted">{`${venue.name}, ${venue.city}`}</span>
            {price && (
              <span className={styles.price}>
                {price.isFromPrice ? t('priceFrom', { price: formatPrice(price) }) : formatPrice(price)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
