import { anyValue } from '../../features/listings/any-value.ts'
import { trimmed, type FacetName, type Search } from '../../features/search/search-path.ts'

const matching = (pattern: RegExp, value: string | null) =>
  value !== null && value !== anyValue && pattern.test(value) ? value : undefined

const types = ['event', 'product', 'page', 'article'] as const

/** Forgives what people type into the address bar. */
export const readSearch = (search: URLSearchParams): Search => {
  const type = types.find((known) => known === search.get('type'))
  const venue = matching(/^[a-z0-9-]{1,80}$/, search.get('venue'))
  const month = matching(/^\d{4}-(0[1-9]|1[0-2])$/, search.get('month'))
  const genre = matching(/^[a-z0-9-]{1,80}$/, search.get('genre'))
  const page = Number(matching(/^\d{1,2}$/, search.get('page')) ?? 1)
  return {
    query: trimmed(search.get('query') ?? ''),
    page: Math.min(Math.max(page, 1), 50),
    ...(type ? { type } : {}),
    ...(venue ? { venue } : {}),
    ...(month ? { month } : {}),
    ...(genre ? { genre } : {}),
  }
}

/** The search after one facet was chosen (`anyValue` unsets it): from its first page on. */
export const chooseFacet = (search: Search, name: FacetName, value: string): Search => {
  const { [name]: _before, ...rest } = search
  return { ...rest, page: 1, ...(value === anyValue ? {} : { [name]: value }) }
}

export const isNarrowed = ({ type, venue, month, genre }: Search) => Boolean(type ?? venue ?? month ?? genre)

/** The whole search from a form, as a browser without a script would send it. */
export const searchOfForm = (form: HTMLFormElement): Search => {
  const search = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') search.append(name, value)
  return readSearch(search)
}
