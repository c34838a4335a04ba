import type { HydraCollection } from '#shared/wire/hydra.ts'
import type { Call } from './call.ts'

type Paging = { page: number; itemsPerPage: number; total: number }

const toPageView = ({ path, query }: Pick<Call, 'path' | 'query'>, { page, itemsPerPage, total }: Paging) => {
  const last = Math.max(1, Math.ceil(total / itemsPerPage))
  const toPageUrl = (number: number) => {
    const parameters = new URLSearchParams(query)
    parameters.set('page', String(number))
    return `${path}?${parameters}`
  }
  return {
    '@id': toPageUrl(page),
    '@type': 'hydra:PartialCollectionView' as const,
    'hydra:first': toPageUrl(1),
    'hydra:last': toPageUrl(last),
    ...(page > 1 ? { 'hydra:previous': toPageUrl(Math.min(page - 1, last)) } : {}),
    ...(page < last ? { 'hydra:next': toPageUrl(page + 1) } : {}),
  }
}

/** A Hydra collection: all members, or with `paging` one page with links to its neighbours. */
export const createCollection = <T>(
  resourceType: string,
  call: Pick<Call, 'path' | 'query'>,
  members: T[],
  paging?: Paging,
): HydraCollection<T> => ({
  '@context': `/contexts/${resourceType}`,
  '@id': call.path,
  '@type': 'hydra:Collection',
  'hydra:totalItems': paging?.total ?? members.length,
  'hydra:member': members,
  ...(paging ? { 'hydra:view': toPageView(call, paging) } : {}),
})
