import type { HydraCollection } from '#shared/wire/hydra.ts'
import type { Call } from './call.ts'

type Paging = { page: number; itemsPerPage: number; total: number }

const viewOf = ({ path, query }: Pick<Call, 'path' | 'query'>, { page, itemsPerPage, total }: Paging) => {
  const last = Math.max(1, Math.ceil(total / itemsPerPage))
  const at = (number: number) => {
    const parameters = new URLSearchParams(query)
    parameters.set('page', String(number))
    return `${path}?${parameters}`
  }
  return {
    '@id': at(page),
    '@type': 'hydra:PartialCollectionView' as const,
    'hydra:first': at(1),
    'hydra:last': at(last),
    ...(page > 1 ? { 'hydra:previous': at(Math.min(page - 1, last)) } : {}),
    ...(page < last ? { 'hydra:next': at(page + 1) } : {}),
  }
}

/** A Hydra collection: all of it, or with `paging` one page and the addresses of its neighbours. */
export const collection = <T>(
  kind: string,
  call: Pick<Call, 'path' | 'query'>,
  members: T[],
  paging?: Paging,
): HydraCollection<T> => ({
  '@context': `/contexts/${kind}`,
  '@id': call.path,
  '@type': 'hydra:Collection',
  'hydra:totalItems': paging?.total ?? members.length,
  'hydra:member': members,
  ...(paging ? { 'hydra:view': viewOf(call, paging) } : {}),
})
