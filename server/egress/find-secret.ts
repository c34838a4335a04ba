import type { Request } from 'express'
import { LRUCache } from 'lru-cache'
import type { RequestSecrets } from './request-secrets.ts'
import { createSecretSearch, type SecretMatch, type SecretSearch } from './secret-search.ts'

/**
 * Finds the first secret in bytes that the server is about to send. The header that sets the session cookie passes
 * `exceptSessionId`.
 */
export type FindSecret = {
  (bytes: Uint8Array, exceptSessionId?: boolean): SecretMatch | undefined
  /** True when it searches for secrets of the process only. Then bytes without a secret are safe for every request. */
  hasOnlyProcessSecrets(): boolean
  /** The number of bytes at the end of one chunk that must be searched again together with the next. */
  getOverlap(): number
}

const sessionIdKind = 'session id'

/**
 * Searches of recent sessions by session id. Creating a search (a hundred encodings for each secret) takes longer than
 * searching.
 */
type SearchCache = LRUCache<string, SecretSearch>

/** A session often rotates its tokens; the oldest ones need no search. */
const maxSecrets = 16

/** The search for one secret takes some 200 KB of memory. */
export const createSearchCache = (): SearchCache => new LRUCache({ max: 8 })

type FindSecretDeps = {
  /** Secrets that no response may contain. */
  processSearch: SecretSearch
  /** The secrets of the request. More may be registered while the request runs. */
  requestSecrets: RequestSecrets
  request: Request
  searchCache: SearchCache
  /** The search leaves out these kinds of secrets. */
  ignoredKinds: ReadonlySet<string>
}

/** Searches for the secrets of the process and of one request. */
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
    // Only express-session sets this id, after it has checked the signature: so a client cannot choose what is searched
    // for.
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
