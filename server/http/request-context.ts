import type { Logger } from 'pino'
import type { Consent } from '#shared/rules/consent.ts'
import type { Language, Preferences } from '#shared/rules/preferences.ts'
import type { ShopperSession } from '../session/shopper-session.ts'

/**
 * Everything that belongs to one request. Handlers and renderers receive it, so no module stores the state of a
 * request.
 */
export type RequestContext = {
  requestId: string
  log: Logger
  preferences: Preferences
  /** The language that the page's URL sets (`?lng=`). A URL to which the shopper returns must contain it, too. */
  languageInUrl: Language | undefined
  /** The consent of this browser; null before a decision. Public HTML must not depend on it. */
  consent: Consent
  /** The products that this browser compares, from its cookie; empty on public pages. */
  comparedSkus: readonly string[]
  session: ShopperSession
  /** Aborts when the client disconnects. */
  signal: AbortSignal
  /** The client's IP address for rate limits, as the trusted proxies report it. */
  clientIp: string
  /** Sets a preference cookie that scripts can read, by default for a year. Works only before the first byte. */
  setPreferenceCookie(name: string, value: string, days?: number): void
  /** Deletes a preference cookie. Works only before the first byte. */
  clearPreferenceCookie(name: string): void
}
