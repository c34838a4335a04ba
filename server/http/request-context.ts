import type { Logger } from 'pino'
import type { Consent } from '#shared/rules/consent.ts'
import type { Language, Preferences } from '#shared/rules/preferences.ts'
import type { ShopperSession } from '../session/shopper-session.ts'

/** Everything that belongs to one request; handlers and renderers receive it, so no module holds state of a request. */
export type RequestContext = {
  requestId: string
  log: Logger
  preferences: Preferences
  /** The language that the address of the page decides (`?lng=`); an address for the way back must carry it on. */
  languageInUrl: Language | undefined
  /** The consent of this browser; null before a choice. Public HTML must not depend on it. */
  consent: Consent
  /** The products that this browser compares, from its cookie; empty on public pages. */
  comparedSkus: readonly string[]
  session: ShopperSession
  /** Aborted when the client disconnects. */
  signal: AbortSignal
  /** IP address of the client for rate limits; the trusted proxies report it. */
  clientIp: string
  /** Sets a readable preference cookie, for a year by default; only before the first byte. */
  setPreferenceCookie(name: string, value: string, days?: number): void
  /** Deletes such a cookie; only before the first byte. */
  clearPreferenceCookie(name: string): void
}
