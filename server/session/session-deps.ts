import type { Logger } from 'pino'
import type { Language } from '#shared/rules/preferences.ts'
import type { Config } from '../config/config.ts'
import { AppError } from '../http/errors.ts'
import type { Limits } from '../limits/limits.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Storage } from '../storage/storage.ts'
import type { BrowserSession } from './browser-session.ts'
import type { Device } from './device-of.ts'
import type { InTurn } from './in-turn.ts'
import type { Refresh } from './refresh.ts'
import type { SessionKeys } from './vault/session-keys.ts'
import type { TokenService } from './token-service.ts'
import type { UserBaskets } from './vault/user-baskets.ts'
import type { UserSessions } from './user-sessions.ts'
import type { Vault } from './vault/vault.ts'

/** What one request's session is made of: parts that all requests share, and what belongs to this one. */
export type SessionDeps = {
  config: Pick<Config, 'sessionAbsoluteMs' | 'sessionIdleMs'>
  keys: SessionKeys
  storage: Storage
  metrics: Pick<Metrics, 'guestBegan'>
  vault: Vault
  tokens: TokenService
  userBaskets: UserBaskets
  userSessions: UserSessions
  limits: Limits
  refresh: Refresh
  inTurn: InTurn
  now: () => number
  browser: BrowserSession
  /** What the request came from, and from which address, as limits count it. */
  device: Device
  address: string
  language: Language
  signal: AbortSignal
  log: Pick<Logger, 'info' | 'warn'>
}

/** Specification §8. */
export const loginRequired = () => new AppError(401, 'unauthenticated', 'You must be logged in to use this endpoint')

/** Another request of the same browser has just signed in or out; its answer brings the cookie that counts. */
export const sessionChanged = () => new AppError(409, 'conflict', 'The session has changed. Please try again.')
