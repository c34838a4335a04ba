import { use, type ChangeEvent } from 'react'
import { Form } from 'react-router-dom'
import type { EventListing } from '#shared/api/catalogue/catalogue-schemas.ts'
import { anyOption } from '../../../features/filtered-lists/any-option.ts'
import { includeChosenFacet, type Facet } from '../../../features/filtered-lists/include-chosen-facet.ts'
import { useFilterForm } from '../../../features/filtered-lists/use-filter-form.ts'
import { useGetNavigationQuery } from '../../../data/api.ts'
import { useCapability } from '../../../data/page-info.ts'
import { useT } from '../../../i18n/i18n.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Filters as FilterBar } from '../../../ui/lists/filters.tsx'
import { LinkLanguageContext } from '../../../ui/actions/link.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { ViewSwitch } from '../../../ui/lists/view-switch.tsx'
import { QuickFilters } from './quick-filters.tsx'
import {
  changeFilter,
  listingPath,
  readListingParams,
  type FilterName,
  type ListingParams,
  type ListingView,
} from './event-filters.ts'

type Facets = readonly EventListing['months'][number][]

type ListingFiltersProps = {
  /** Genres are missing in the calendar, which always has a month chosen. */
  facets: { months: Facets; venues: Facets; genres?: Facets; dayLabel?: string | null; isLate?: boolean }
  filters: ListingParams
  view: ListingView
}

const Options = ({ anyLabel, facets }: { anyLabel?: string; facets: readonly Facet[] }) => {
  const t = useT('events')
  return (
    <>
      {anyLabel && <option value={anyOption}>{anyLabel}</option>}
      {facets.map(({ value, label, count, lang }) => (
        <option key={value} value={value} lang={lang}>
          {count === undefined ? label : t('listing.option', { label, count })}
        </option>
      ))}
    </>
  )
}

export function ListingFilters({ facets, filters, view }: ListingFiltersProps) {
  const t = useT('events')
  const language = use(LinkLanguageContext)
  const {
    chosenFilters: chosenParams,
    applyFilters,
    formProps,
  } = useFilterForm({
    filters,
    readFilters: readListingParams,
    toPath: (params) => listingPath(params, view),
  })
  const { data: menus } = useGetNavigationQuery({})
  const hasGenres = useCapability('genres')
  const genres = hasGenres ? facets.genres : undefined
  const venueName = (slug: string) => menus?.venues.find((venue) => venue.slug === slug)?.name ?? slug
  const monthName = (month: string) => `${t(`listing.monthName.${month.slice(5)}`)} ${month.slice(0, 4)}`

  const getFieldProps = (name: FilterName) => ({
    id: name,
    name,
    label: t(`listing.${name}`),
    value: chosenParams[name] ?? anyOption,
    onChange: (event: ChangeEvent<HTMLSelectElement>) =>
      applyFilters(changeFilter(chosenParams, name, event.target.value)),
  })
  const views = [
    { to: listingPath(filters), text: t('listing.posters'), current: view === 'posters' },
    { to: listingPath(filters, 'list'), text: t('listing.list'), current: view === 'list' },
    { to: listingPath(filters, 'calendar'), text: t('listing.calendar'), current: view === 'calendar' },
  ]
  return (
    <>
      {/* Those of the calendar lead to the posters, because it shows whole months of all genres. */}
      <QuickFilters
        filters={filters}
        genres={genres ?? []}
        dayLabel={facets.dayLabel}
        isLate={hasGenres && facets.isLate}
        view={facets.genres ? view : 'posters'}
      />
      <Form {...formProps} action="/whats-on" method="get" role="search" aria-label={t('listing.filters')}>
        <FilterBar
          twoColumns={!genres}
          toggle={t('listing.filterToggle')}
          views={<ViewSwitch label={t('listing.showAs')} views={views} />}
        >
          <SelectField {...getFieldProps('month')}>
            <Options
              {...(facets.genres ? { anyLabel: t('listing.everyMonth') } : {})}
              facets={includeChosenFacet(facets.months, chosenParams.month, monthName)}
            />
          </SelectField>
          <SelectField {...getFieldProps('venue')}>
            <Options
              anyLabel={t('listing.everyVenue')}
              facets={includeChosenFacet(facets.venues, chosenParams.venue, venueName)}
            />
          </SelectField>
          {genres && (
            <SelectField {...getFieldProps('genre')}>
              <Options anyLabel={t('listing.everyGenre')} facets={includeChosenFacet(genres, chosenParams.genre)} />
            </SelectField>
          )}
          <Button type="submit" variant="solid">
            {t('listing.show')}
          </Button>
        </FilterBar>
        {filters.year && !filters.month && <input type="hidden" name="year" value={filters.year} />}
        {filters.day && <input type="hidden" name="day" value={filters.day} />}
        {filters.when && <input type="hidden" name="when" value={filters.when} />}
        {view !== 'posters' && <input type="hidden" name="view" value={view} />}
        {language && <input type="hidden" name="lng" value={language} />}
      </Form>
    </>
  )
}
