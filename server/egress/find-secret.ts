import type { Request } from 'express'
import { LRUCache } from 'lru-cache'
import type { RequestSecrets } from './request-secrets.ts'
import { createSecretSearch, type SecretMatch, type SecretSearch } from './secret-search.ts'

/**
 * Finds the first secret in bytes that are about to be sent. `exceptSessionId`: for the header that sends the session
 * id.
 */
export type FindSecret = {
  (bytes: Uint8Array, exceptSessionId?: boolean): SecretMatch | undefined
  /** True when only secrets of the process were searched for: clean bytes then stay clean for every request. */
  hasOnlyProcessSecrets(): boolean
  /** Number of bytes at the end of one chunk to search again with the next. */
  getOverlap(): number
}

const sessionIdKind = 'session id'

/** Searches of recent sessions, by session id: listing a hundred encodings takes longer than searching for them. */
export type SearchCache = LRUCache<string, SecretSearch>

/** A session rotates its tokens often; older ones need no search. */
const maxSecrets = 16

/** One secret takes some 200 KB in a search. */
export const createSearchCache = (): SearchCache => new LRUCache({ max: 8 })

export type FindSecretDeps = {
  /** Secrets that no response may contain. */
  processSearch: SecretSearch
  /** Secrets of the request; more may be registered while it runs. */
  requestSecrets: RequestSecrets
  request: Request
  searchCache: SearchCache
  /** Kinds of secrets that are not searched for. */
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
    // Set only by express-session, which checked the signature: a client cannot choose what is searched for.
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
