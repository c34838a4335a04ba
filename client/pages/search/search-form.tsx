import { use, useRef, useState, type SubmitEvent } from 'react'
import { Form } from 'react-router-dom'
import type { FacetName } from '#shared/api/search/search-constants.ts'
import type { SearchListing } from '#shared/api/search/search-schemas.ts'
import { anyOption } from '../../features/filtered-lists/any-option.ts'
import { includeChosenFacet } from '../../features/filtered-lists/include-chosen-facet.ts'
import { useGetNavigationQuery } from '../../data/api.ts'
import { useCapability } from '../../data/page-info.ts'
import { useT } from '../../i18n/i18n.ts'
import type { SearchCriteria } from '../../features/search/search-path.ts'
import { Filters } from '../../ui/lists/filters.tsx'
import { LinkLanguageContext } from '../../ui/actions/link.tsx'
import { SearchLine } from '../../features/search/search-line.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { chooseFacet } from './read-search-criteria.ts'
import styles from './search-form.module.css'
import { useSearchUrlSync } from './use-search-url-sync.ts'

type SearchFormProps = {
  search: SearchCriteria
  listing: SearchListing | undefined
  /** The listing is still to come; the filters keep their place. */
  isLate: boolean
}

const selectNames = ['month', 'venue', 'genre'] as const satisfies FacetName[]
const facetListNames = { month: 'months', venue: 'venues', genre: 'genres' } as const

/** A plain GET form. With JavaScript it updates the URL shortly after the last key press and on every choice. */
export function SearchForm({ search, listing, isLate }: SearchFormProps) {
  const t = useT('search')
  const language = use(LinkLanguageContext)
  const form = useRef<HTMLFormElement>(null)
  const { handleInput, handleSearch, handleChoice } = useSearchUrlSync(form, search)
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    handleSearch()
  }
  const { data: menus } = useGetNavigationQuery({})
  const labels = {
    month: (month: string) => `${t(`events:listing.monthName.${month.slice(5)}`)} ${month.slice(0, 4)}`,
    venue: (slug: string) => menus?.venues.find((venue) => venue.slug === slug)?.name ?? slug,
    genre: (slug: string) => slug.replaceAll('-', ' '),
  }
  const facets = selectNames.map((name) => ({
    name,
    choices: includeChosenFacet(listing?.facets[facetListNames[name]] ?? [], search[name], labels[name]),
  }))
  // Filters that stood above a late listing stay, although it may have no choices: the page must not move.
  const [wasLate] = useState(isLate)
  const canFilter = useCapability('search-details')
  const keepsPlace = isLate || (wasLate && search.query !== '')
  const hasFacets = canFilter && (keepsPlace || facets.some(({ choices }) => choices.length > 0))
  return (
    <Form ref={form} action="/search" method="get" role="search" aria-label={t('form')} onSubmit={handleSubmit}>
      <div className={styles.line}>
        <SearchLine
          id="query"
          label={t('common:searchLabel')}
          submitLabel={t('common:search')}
          placeholder={t('common:searchPlaceholder')}
          defaultValue={search.query}
          onInput={handleInput}
        />
      </div>
      {hasFacets && (
        <Filters toggle={t('events:listing.filterToggle')}>
          {facets.map(({ name, choices }) => (
            <SelectField
              key={name}
              id={`search-${name}`}
              name={name}
              label={t(name)}
              value={search[name] ?? anyOption}
              onChange={({ target }) => handleChoice((now) => chooseFacet(now, name, target.value))}
            >
              <option value={anyOption}>{t(`any.${name}`)}</option>
              {choices.map(({ value, label, count, lang }) => (
                <option key={value} value={value} lang={lang}>
                  {count === undefined ? label : t('choice', { label, count })}
                </option>
              ))}
            </SelectField>
          ))}
          <Button type="submit" variant="solid">
            {t('show')}
          </Button>
        </Filters>
      )}
      {search.type && <input type="hidden" name="type" value={search.type} />}
      {language && <input type="hidden" name="lng" value={language} />}
    </Form>
  )
}
