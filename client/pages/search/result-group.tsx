import type { TextResult, SearchListing } from '#shared/api/search/search-schemas.ts'
import type { SearchType } from '#shared/api/search/search-types.ts'
import { useEventLabels } from '../../features/events/event-labels.ts'
import { useT } from '../../i18n/i18n.ts'
import { EventList, EventRow } from '../../features/events/event-row.tsx'
import { TextResultList, TextResultRow } from './text-result-list.tsx'
import { Highlighted } from '../../features/search/highlighted.tsx'
import { SectionHead } from '../../ui/layout/section-head.tsx'
import styles from './result-group.module.css'

type ResultGroupProps = { resultType: SearchType; listing: SearchListing }

function EventResults({ listing }: Pick<ResultGroupProps, 'listing'>) {
  const eventLabels = useEventLabels()
  return (
    <EventList>
      {listing.events.map((event) => (
        <EventRow
          key={event.slug}
          {...eventLabels.toRowProps(event)}
          highlightedName={<Highlighted parts={event.highlightedName} />}
        />
      ))}
    </EventList>
  )
}

function ProductResults({ listing }: Pick<ResultGroupProps, 'listing'>) {
  const t = useT('search')
  const eventLabels = useEventLabels()
  return (
    <TextResultList>
      {listing.products.map((product) => (
        <TextResultRow
          key={product.path}
          result={product}
          typeLabel={t(`productType.${product.type}`)}
          {...(product.price && { price: eventLabels.priceLabel(product.price) })}
        />
      ))}
    </TextResultList>
  )
}

const TextResults = ({ texts }: { texts: TextResult[] }) => (
  <TextResultList>
    {texts.map((text) => (
      <TextResultRow key={text.path} result={text} />
    ))}
  </TextResultList>
)

export function ResultGroup({ resultType, listing }: ResultGroupProps) {
  const t = useT('search')
  return (
    <section className={styles.group} aria-labelledby={`found-${resultType}`}>
      <SectionHead id={`found-${resultType}`} title={t(`heading.${resultType}`)} />
      {resultType === 'event' && <EventResults listing={listing} />}
      {resultType === 'product' && <ProductResults listing={listing} />}
      {resultType === 'page' && <TextResults texts={listing.contentPages} />}
      {resultType === 'article' && <TextResults texts={listing.articles} />}
    </section>
  )
}
