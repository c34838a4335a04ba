import type { Logger } from 'pino'
import type { Consent } from '#shared/rules/consent.ts'
import type { Preferences } from '#shared/rules/preferences.ts'
import type { ShopperSession } from '../session/shopper-session.ts'

/** Everything that belongs to one request; handlers and renderers get it, nothing of it lives at module level. */
export type RequestContext = {
  requestId: string
  log: Logger
  preferences: Preferences
  /** What this browser has allowed; null when nobody has decided. Never a reason for public HTML to differ. */
  consent: Consent
  /** What this browser compares, as its cookie says it; always empty where a page is made for everybody. */
  comparedSkus: readonly string[]
  session: ShopperSession
  /** Aborted when the client leaves. */
  signal: AbortSignal
  /** Where the request comes from, as limits count it; the trusted proxies decide. */
  clientIp: string
  /** Sets a plain readable preference cookie, for a year unless said otherwise; only before the first byte. */
  setPreferenceCookie(name: string, value: string, days?: number): void
  /** Deletes such a cookie; only before the first byte. */
  clearPreferenceCookie(name: string): void
}
