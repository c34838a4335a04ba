import type { IncomingHttpHeaders } from 'node:http'
import type { Logger } from 'pino'
import type { TokenClaims } from '#shared/wire/identity.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/connect.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Locale } from '../domain/locale.ts'
import type { TicketKey } from '../domain/orders/ticket-code.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { PaymentProviders } from '../payments/provider.ts'
import type { TokenSigner } from '../domain/accounts/access-token.ts'
import type { RefreshRules } from '../store/accounts/refresh-tokens.ts'
import type { SearchIndex } from '../search/search-index.ts'
import type { Background } from './background.ts'

/** What the application is a function of. `now` is the clock. */
export type Deps = {
  config: Config
  db: Db
  now: () => Date
  log: Logger
  /** Counts nothing unless a port for them is configured. */
  metrics: Metrics
  tokens: TokenSigner
  refreshRules: RefreshRules
  /** Derives the tokens of shared wishlists. */
  shareKey: Uint8Array
  /** Sign what tickets' QR codes say; the first is the current one. */
  ticketKeys: TicketKey[]
  /** What operators and doors say to be let in. */
  operatorKey: string
  mailer: Mailer
  search: SearchIndex
  background: Background
  /** True once the process has been asked to stop: what can be done after the next start is left for then. */
  isStopping: () => boolean
  payments: PaymentProviders
  /** Where payment providers reach this API. */
  getWebhookOrigin: () => string
  /** The sandbox's own: has it report what became of payments. */
  notifyShop: () => void
}

/**
 * One call of a route: the dependencies and what is known about the caller. `header` reads one that the caller sent,
 * `rawBody` the body before it was parsed.
 */
export type Call = Deps & {
  locale: Locale
  claims: TokenClaims | null
  path: string
  query: URLSearchParams
  getHeader: (name: string) => string | undefined
  rawBody: Buffer
  headers: IncomingHttpHeaders
}
