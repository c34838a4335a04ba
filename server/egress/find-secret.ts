import type { Request } from 'express'
import { LRUCache } from 'lru-cache'
import type { RequestSecrets } from './request-secrets.ts'
import { createSecretSearch, type Find, type SecretSearch } from './secret-search.ts'

/**
 * The first secret in some bytes that are about to leave. `exceptSessionId` is for the header that sends exactly that.
 */
export type FindSecret = {
  (bytes: Uint8Array, exceptSessionId?: boolean): Find | undefined
  /** Whether only the secrets of the process were looked for: then bytes that are clean stay so. */
  isImpersonal(): boolean
  /** Bytes of one chunk that have to be seen again with the next. */
  overlap(): number
}

const sessionId = 'session id'

/**
 * Searches of sessions that were here lately, by session id: a secret is written in a hundred ways, which takes longer
 * than looking for them.
 */
export type KnownSearches = LRUCache<string, SecretSearch>

/** A session trades its tokens again and again; those of yesterday need not be looked for. */
const mostSecrets = 16

/** A secret takes some 200 KB in a search. */
export const createKnownSearches = (): KnownSearches => new LRUCache({ max: 8 })

export type FindSecretDeps = {
  /** What must never leave, whoever asks. */
  always: SecretSearch
  /** Those of the request; there may be more by and by. */
  secrets: RequestSecrets
  request: Request
  searches: KnownSearches
  /** Kinds that are not looked for. */
  ignored: ReadonlySet<string>
}

/** Looks for the secrets of the process and for those of one request. */
export const createFindSecret = ({ always, secrets, request, searches, ignored }: FindSecretDeps): FindSecret => {
  let own: SecretSearch | undefined
  let known = 0
  let knownId: string | undefined

  const searchOf = (id: string | undefined) => {
    if (id === undefined) return own ?? createSecretSearch()
    const kept = searches.get(id)
    const search = kept && kept.secrets <= mostSecrets ? kept : createSecretSearch()
    search.add(id, sessionId)
    searches.set(id, search)
    return search
  }

  const update = () => {
    // Set by express-session alone, which has checked the signature: nobody can choose what is looked for.
    const { sessionID } = request as { sessionID?: string }
    if (secrets.size === known && sessionID === knownId) return
    if (own === undefined || sessionID !== knownId) own = searchOf(sessionID)
    for (const [value, kind] of secrets) if (!ignored.has(kind)) own.add(value, kind)
    known = secrets.size
    knownId = sessionID
  }

  const find = (bytes: Uint8Array, exceptSessionId = false) => {
    update()
    return [...always.find(bytes), ...(own?.find(bytes) ?? [])].find(
      ({ name }) => !(exceptSessionId && name === sessionId),
    )
  }
  const isImpersonal = () => {
    update()
    return own === undefined
  }
  return Object.assign(find, { isImpersonal, overlap: () => Math.max(always.overlap, own?.overlap ?? 0) })
}
