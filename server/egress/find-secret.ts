import type { Request } from 'express'
import type { RequestSecrets } from './request-secrets.ts'
import { createSecretSearch, type Find, type SecretSearch } from './secret-search.ts'

/** The first secret in some bytes that are about to leave. `exceptSessionId` is for the header that sends exactly that. */
export type FindSecret = {
  (bytes: Uint8Array, exceptSessionId?: boolean): Find | undefined
  /** Whether only the secrets of the process were looked for: then bytes that are clean stay so. */
  isImpersonal(): boolean
  /** Bytes of one chunk that have to be seen again with the next. */
  overlap(): number
}

const sessionId = 'session id'

export type FindSecretDeps = {
  /** What must never leave, whoever asks. */
  always: SecretSearch
  /** Those of the request; there may be more by and by. */
  secrets: RequestSecrets
  request: Request
  /** Kinds that are not looked for. */
  ignored: ReadonlySet<string>
}

/** Looks for the secrets of the process and for those of one request. */
export const createFindSecret = ({ always, secrets, request, ignored }: FindSecretDeps): FindSecret => {
  let own: SecretSearch | undefined
  let known = 0
  let knownId: string | undefined

  const update = () => {
    // Set by express-session alone, which has checked the signature: nobody can choose what is looked for.
    const { sessionID } = request as { sessionID?: string }
    if (secrets.size === known && sessionID === knownId) return
    own ??= createSecretSearch()
    for (const [value, kind] of secrets) if (!ignored.has(kind)) own.add(value, kind)
    if (sessionID !== undefined) own.add(sessionID, sessionId)
    known = secrets.size
    knownId = sessionID
  }

  const find = (bytes: Uint8Array, exceptSessionId = false) => {
    update()
    return [...always.find(bytes), ...(own?.find(bytes) ?? [])].find(({ name }) => !(exceptSessionId && name === sessionId))
  }
  const isImpersonal = () => {
    update()
    return own === undefined
  }
  return Object.assign(find, { isImpersonal, overlap: () => Math.max(always.overlap, own?.overlap ?? 0) })
}
