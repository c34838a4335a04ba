import type { EventListing } from '#shared/api/catalogue/catalogue-schemas.ts'
import { anyOption } from '../../../features/filtered-lists/any-option.ts'
import { useT } from '../../../i18n/i18n.ts'
import { ChipLink, ChipList } from '../../../ui/lists/chip-list.tsx'
import { changeFilter, listingPath, type FilterName, type ListingParams, type ListingView } from './event-filters.ts'
import styles from './quick-filters.module.css'

const maxGenres = 6

type QuickFiltersProps = {
  filters: ListingParams
  genres: readonly EventListing['genres'][number][]
  dayLabel: string | null | undefined
  /** The genres are still to come; their places are kept. */
  isLate: boolean | undefined
  view: ListingView
}

/**
 * Links to the chosen day, tonight, this weekend and the most frequent genres. Pressed again, a link removes its
 * filter.
 */
export function QuickFilters({ filters, genres, dayLabel, isLate, view }: QuickFiltersProps) {
  const t = useT('events')
  const shortcuts: { name: FilterName; value: string; text: string; lang?: string }[] = [
    ...(filters.day && dayLabel ? [{ name: 'day' as const, value: filters.day, text: dayLabel }] : []),
    { name: 'when', value: 'tonight', text: t('listing.tonight') },
    { name: 'when', value: 'weekend', text: t('listing.weekend') },
    ...genres
      .slice(0, maxGenres)
      .map(({ value, label, lang }) => ({ name: 'genre' as const, value, text: label, lang })),
  ]
  return (
    <nav aria-label={t('listing.quickFilters')}>
      <ChipList>
        {shortcuts.map(({ name, value, text, lang }) => {
          const isChosen = filters[name] === value
          return (
            <li key={value}>
              <ChipLink
                to={listingPath(changeFilter(filters, name, isChosen ? anyOption : value), view)}
                aria-current={isChosen ? 'true' : undefined}
                lang={lang}
              >
                {text}
              </ChipLink>
            </li>
          )
        })}
        {isLate &&
          Array.from({ length: maxGenres }, (_, index) => (
            <li key={index} aria-hidden="true" className={styles.place} />
          ))}
      </ChipList>
    </nav>
  )
}
