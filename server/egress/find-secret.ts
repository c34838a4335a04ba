import type { Request } from 'express'
import { LRUCache } from 'lru-cache'
import type { RequestSecrets } from './request-secrets.ts'
import { createSecretSearch, type SecretMatch, type SecretSearch } from './secret-search.ts'

/**
 * The first secret in some bytes that are about to leave. `exceptSessionId` is for the header that sends exactly that.
 */
export type FindSecret = {
  (bytes: Uint8Array, exceptSessionId?: boolean): SecretMatch | undefined
  /** Whether only the secrets of the process were looked for: then bytes that are clean stay so. */
  hasOnlyProcessSecrets(): boolean
  /** Bytes of one chunk that have to be seen again with the next. */
  getOverlap(): number
}

const sessionIdKind = 'session id'

/**
 * Searches of sessions that were here lately, by session id: a secret is written in a hundred ways, which takes longer
 * than looking for them.
 */
export type SearchCache = LRUCache<string, SecretSearch>

/** A session trades its tokens again and again; those of yesterday need not be looked for. */
const maxSecrets = 16

/** A secret takes some 200 KB in a search. */
export const createSearchCache = (): SearchCache => new LRUCache({ max: 8 })

export type FindSecretDeps = {
  /** What must never leave, whoever asks. */
  processSearch: SecretSearch
  /** Those of the request; there may be more by and by. */
  requestSecrets: RequestSecrets
  request: Request
  searchCache: SearchCache
  /** Kinds that are not looked for. */
  ignoredKinds: ReadonlySet<string>
}

/** Looks for the secrets of the process and for those of one request. */
export const createFindSecret = ({
  processSearch,
  requestSecrets,
  request,
  searchCache,
  ignoredKinds,
}: FindSecretDeps): FindSecret => {
  let requestSearch: SecretSearch | undefined
  let knownCount = 0
  let knownId: string | undefined

  const getSearch = (id: string | undefined) => {
    if (id === undefined) return requestSearch ?? createSecretSearch()
    const cachedSearch = searchCache.get(id)
    const search = cachedSearch && cachedSearch.secretCount <= maxSecrets ? cachedSearch : createSecretSearch()
    search.add(id, sessionIdKind)
    searchCache.set(id, search)
    return search
  }

  const syncSearch = () => {
    // Set by express-session alone, which has checked the signature: nobody can choose what is looked for.
    const { sessionID } = request as { sessionID?: string }
    if (requestSecrets.size === knownCount && sessionID === knownId) return
    if (requestSearch === undefined || sessionID !== knownId) requestSearch = getSearch(sessionID)
    for (const [value, kind] of requestSecrets) if (!ignoredKinds.has(kind)) requestSearch.add(value, kind)
    knownCount = requestSecrets.size
    knownId = sessionID
  }

  const find = (bytes: Uint8Array, exceptSessionId = false) => {
    syncSearch()
    return [...processSearch.findMatches(bytes), ...(requestSearch?.findMatches(bytes) ?? [])].find(
      ({ name }) => !(exceptSessionId && name === sessionIdKind),
    )
  }
  const hasOnlyProcessSecrets = () => {
    syncSearch()
    return requestSearch === undefined
  }
  return Object.assign(find, {
    hasOnlyProcessSecrets,
    getOverlap: () => Math.max(processSearch.overlap, requestSearch?.overlap ?? 0),
  })
}
