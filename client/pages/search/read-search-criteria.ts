import type { FacetName } from '#shared/api/search/search-constants.ts'
import { anyOption } from '../../features/lists/any-option.ts'
import { normaliseQuery, type SearchCriteria } from '../../features/search/search-path.ts'

const matchOrUndefined = (pattern: RegExp, value: string | null) =>
  value !== null && value !== anyOption && pattern.test(value) ? value : undefined

const searchTypes = ['event', 'product', 'page', 'article'] as const

/** The search that the URL describes. Invalid parameters are ignored. */
export const readSearchCriteria = (search: URLSearchParams): SearchCriteria => {
  const type = searchTypes.find((searchType) => searchType === search.get('type'))
  const venue = matchOrUndefined(/^[a-z0-9-]{1,80}$/, search.get('venue'))
  const month = matchOrUndefined(/^\d{4}-(0[1-9]|1[0-2])$/, search.get('month'))
  const genre = matchOrUndefined(/^[a-z0-9-]{1,80}$/, search.get('genre'))
  const page = Number(matchOrUndefined(/^\d{1,2}$/, search.get('page')) ?? 1)
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
