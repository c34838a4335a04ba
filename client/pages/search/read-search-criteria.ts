import type { FacetName } from '#shared/api/search/search-constants.ts'
import { searchTypes } from '#shared/api/search/search-types.ts'
import { anyOption } from '../../features/filtered-lists/any-option.ts'
import { filterKeyPattern, readFilterValue } from '../../features/filtered-lists/read-filter-value.ts'
import { normaliseQuery, type SearchCriteria } from '../../features/search/search-path.ts'

/** The search that the URL describes. Invalid parameters are ignored. */
export const readSearchCriteria = (search: URLSearchParams): SearchCriteria => {
  const type = searchTypes.find((searchType) => searchType === search.get('type'))
  const venue = readFilterValue(search, 'venue', filterKeyPattern)
  const month = readFilterValue(search, 'month', /^\d{4}-(0[1-9]|1[0-2])$/)
  const genre = readFilterValue(search, 'genre', filterKeyPattern)
  const page = Number(readFilterValue(search, 'page', /^\d{1,2}$/) ?? 1)
  return {
    query: normaliseQuery(search.get('query') ?? ''),
    page: Math.min(Math.max(page, 1), 50),
    ...(type ? { type } : {}),
    ...(venue ? { venue } : {}),
    ...(month ? { month } : {}),
    ...(genre ? { genre } : {}),
  }
}

/** The search after choosing a facet (`anyOption` unsets it), on its first page. */
export const chooseFacet = (search: SearchCriteria, name: FacetName, value: string): SearchCriteria => {
  const { [name]: _before, ...rest } = search
  return { ...rest, page: 1, ...(value === anyOption ? {} : { [name]: value }) }
}

export const hasFacets = ({ type, venue, month, genre }: SearchCriteria) => Boolean(type ?? venue ?? month ?? genre)

/** The search from the form, as a browser without JavaScript would send it. */
export const readSearchForm = (form: HTMLFormElement): SearchCriteria => {
  const search = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') search.append(name, value)
  return readSearchCriteria(search)
}
