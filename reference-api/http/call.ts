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
import type { TokenSigner } from '../domain/accounts/token-signer.ts'
import type { RefreshTokenSettings } from '../store/accounts/refresh-tokens.ts'
import type { SearchIndex } from '../search/search-index.ts'
import type { Background } from './background.ts'
import type { RejectionLimit } from './rejection-limit.ts'
import type { CallingOperator } from './calling-operator.ts'

/** Dependencies of the application. `now` is the clock. */
export type ReferenceApiDeps = {
  config: Config
  db: Db
  now: () => Date
  log: Logger
  /** Counts only when the API has a metrics port. */
  metrics: Metrics
  tokens: TokenSigner
  refreshRules: RefreshTokenSettings
  /** Derives the tokens of shared wishlists. */
  shareKey: Uint8Array
  /** Keys that sign ticket codes; the first is the current one. */
  ticketKeys: TicketKey[]
  /** The key of the administrator of the host, who manages operators. */
  operatorAdminKey: string
  rejectionLimit: RejectionLimit
  mailer: Mailer
  search: SearchIndex
  background: Background
  /** True after the process got the signal to stop: it skips work that can wait until the next start. */
  isStopping: () => boolean
  payments: PaymentProviders
  /** The origin at which payment providers reach this API. */
  getWebhookOrigin: () => string
  /** Makes the sandbox send its notifications. */
  notifyShop: () => void
}

/**
 * One request to a route: dependencies and caller. `getHeader` reads a request header; `rawBody` is the body before
 * parsing.
 */
export type Call = ReferenceApiDeps & {
  locale: Locale
  claims: TokenClaims | null
  operator: CallingOperator | null
  path: string
  query: URLSearchParams
  getHeader: (name: string) => string | undefined
  rawBody: Buffer
  /** Aborted when the client has gone, or has its response. */
  signal: AbortSignal
  headers: IncomingHttpHeaders
}
