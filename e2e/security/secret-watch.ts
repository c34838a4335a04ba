import { createSecretSearch } from '#server/egress/secret-search.ts'
import { allowedPlaces } from './allowed-places.ts'
import type { KnownSecret, WatchedSecretKind } from './api-secrets.ts'

/** The kind of a found secret, its encoding and its place; never the secret. */
export type ReportedLeak = { place: string; name: string; encoding: string }

/**
 * The known secrets of one pass and the leaks found. The proxies register a secret before it can leak. They register
 * those of an API response before they forward it to the storefront, and those of a browser request before its
 * response. So each body can be searched once, on arrival.
 */
export type SecretWatch = {
  registerSecrets(secrets: readonly KnownSecret[]): void
  registerBytes(kind: WatchedSecretKind, bytes: Buffer): void
  /** Searches one text, header or body. `place` names it and must hold no secret. */
  inspect(place: string, bytes: Buffer | string): void
  getLeaks(): ReportedLeak[]
  /** The number of known secrets of each kind, and of their encodings. */
  getCounts(): { kinds: Partial<Record<WatchedSecretKind, number>>; secrets: number; encodings: number }
}

const isAllowed = ({ name, place }: ReportedLeak) =>
  allowedPlaces.some((allowance) => allowance.kind === name && allowance.place.test(place))

export const createSecretWatch = (): SecretWatch => {
  const search = createSecretSearch()
  const kinds: Partial<Record<WatchedSecretKind, number>> = {}
  const leaks = new Map<string, ReportedLeak>()

  const registerSecret = (kind: WatchedSecretKind, secret: string | Buffer) => {
    const before = search.secretCount
    search.add(secret, kind)
    kinds[kind] = (kinds[kind] ?? 0) + search.secretCount - before
  }

  return {
    registerSecrets: (secrets) => secrets.forEach(([kind, value]) => registerSecret(kind, value)),
    registerBytes: registerSecret,
    inspect: (place, bytes) => {
      for (const { name, encoding } of search.findMatches(typeof bytes === 'string' ? Buffer.from(bytes) : bytes)) {
        // The place may be a URL that holds the secret, so it is redacted.
        const isSecret = search.findMatches(Buffer.from(place)).length > 0
        const leak = {
          place: isSecret ? place.replace(/^(\S+) \S+/, '$1 (a URL with a secret in it)') : place,
          name,
          encoding,
        }
        if (!isAllowed(leak)) leaks.set(`${leak.place}\n${name}`, leak)
      }
    },
    getLeaks: () => [...leaks.values()],
    getCounts: () => ({ kinds: { ...kinds }, secrets: search.secretCount, encodings: search.encodingCount }),
  }
}
