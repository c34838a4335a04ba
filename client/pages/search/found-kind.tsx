import type { FoundText, SearchListing, SearchType } from '#shared/api/search/search-schemas.ts'
import { useEventWords } from '../../features/events/event-card-props.ts'
import { useT } from '../../i18n/i18n.ts'
import { Bill } from '../../features/events/bill.tsx'
import { BillRow } from '../../features/events/bill-row.tsx'
import { FoundList, FoundRow } from './found-list.tsx'
import { Marked } from '../../features/search/marked.tsx'
import { SectionHead } from '../../ui/layout/section-head.tsx'
import styles from './found-kind.module.css'

type FoundKindProps = { kind: SearchType; listing: SearchListing }

function Nights({ listing }: Pick<FoundKindProps, 'listing'>) {
  const words = useEventWords()
  return (
    <Bill>
      {listing.events.map((event) => (
        <BillRow key={event.slug} {...words.row(event)} markedName={<Marked parts={event.markedName} />} />
      ))}
    </Bill>
  )
}

function Products({ listing }: Pick<FoundKindProps, 'listing'>) {
  const t = useT('search')
  const words = useEventWords()
  return (
    <FoundList>
      {listing.products.map((product) => (
        <FoundRow
          key={product.path}
          found={product}
          kind={t(`productType.${product.type}`)}
          {...(product.price && { price: words.price(product.price) })}
        />
      ))}
    </FoundList>
  )
}

const Texts = ({ texts }: { texts: FoundText[] }) => (
  <FoundList>
    {texts.map((text) => (
      <FoundRow key={text.path} found={text} />
    ))}
  </FoundList>
)

/** The hits of one kind under their heading. */
export function FoundKind({ kind, listing }: FoundKindProps) {
  const t = useT('search')
  return (
    <section className={styles.kind} aria-labelledby={`found-${kind}`}>
      <SectionHead id={`found-${kind}`} title={t(`heading.${kind}`)} />
      {kind === 'event' && <Nights listing={listing} />}
      {kind === 'product' && <Products listing={listing} />}
      {kind === 'page' && <Texts texts={listing.contentPages} />}
      {kind === 'article' && <Texts texts={listing.articles} />}
    </section>
  )
}
