import type { EventListing } from '#shared/api/catalogue/catalogue-schemas.ts'
import { NextEvents } from '../../../features/events/next-events.tsx'
import { useT } from '../../../i18n/i18n.ts'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { TextLink } from '../../../ui/actions/text-link.tsx'
import { changeFilter, hasListingFilters, listingPath, type ListingParams, type ListingView } from './event-filters.ts'
import styles from './empty-listing.module.css'

const maxSuggested = 6

type EmptyListingProps = { months: EventListing['months']; filters: ListingParams; view: ListingView }

/** Links to filters that have results, and the next events. */
export function EmptyListing({ months: allMonths, filters, view }: EmptyListingProps) {
  const t = useT('events')
  const months = allMonths.filter(({ count, value }) => count > 0 && value !== filters.month).slice(0, maxSuggested)
  return (
    <>
      <EmptyState
        title={t('listing.emptyTitle')}
        isBelowRule={view !== 'calendar'}
        action={
          hasListingFilters(filters) && (
            <ButtonLink to={listingPath({ page: 1 }, view)}>{t('listing.clear')}</ButtonLink>
          )
        }
      >
        <p>{t('listing.emptyText')}</p>
        {months.length > 0 && (
          <ul className={styles.months} aria-label={t('listing.otherMonths')}>
            {months.map(({ value, label, count }) => (
              <li key={value}>
                <TextLink to={listingPath(changeFilter(filters, 'month', value), view)}>
                  {t('listing.option', { label, count })}
                </TextLink>
              </li>
            ))}
          </ul>
        )}
      </EmptyState>
      <NextEvents />
    </>
  )
}
