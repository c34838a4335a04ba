import type { HydraCollection } from '#shared/wire/hydra.ts'
import type { Checker } from '../checker.ts'

type PagedCall = {
  params?: Record<string, string>
  query?: Record<string, string>
  token?: string | undefined
  itemsPerPage?: number
}

type Member = { '@id'?: string }

/** A member without a URL is known by all of its fields. */
const identify = (member: Member) => member['@id'] ?? JSON.stringify(member)

/**
 * Checks the first pages of a collection: their size, the sum of all pages, and that no member is on two of them.
 * Returns the members of the first page.
 */
export const checkPages = async <M extends Member>(
  checker: Checker,
  name: string,
  { itemsPerPage = 2, query = {}, ...options }: PagedCall,
): Promise<M[]> => {
  const readPage = (page: number) =>
    checker.call<HydraCollection<M>>(name, {
      ...options,
      query: { ...query, page: String(page), itemsPerPage: String(itemsPerPage) },
    })
  const first = await readPage(1)
  if (!first) return []
  const total = first['hydra:totalItems']
  const members = first['hydra:member']
  checker.expect(name, 'page 1, number of members', Math.min(itemsPerPage, total), members.length)
  if (total <= itemsPerPage) return members
  const second = await readPage(2)
  if (!second) return members
  const others = second['hydra:member']
  checker.expect(name, 'page 2, hydra:totalItems', total, second['hydra:totalItems'])
  checker.expect(name, 'page 2, number of members', Math.min(itemsPerPage, total - itemsPerPage), others.length)
  const ids = new Set(members.map(identify))
  const repeated = others.filter((member) => ids.has(identify(member)))
  checker.expect(name, 'page 2, members of page 1', 0, repeated.length)
  return members
}
