import type { Logger } from 'pino'
import type { Language } from '#shared/rules/preferences.ts'
import type { Config } from '../config/config.ts'
import type { Limits } from '../limits/limits.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Storage } from '../storage/storage.ts'
import type { BrowserSession } from './browser-session.ts'
import type { Device } from './parse-device.ts'
import type { EndedSessions } from './ended-sessions.ts'
import type { KnownDevice } from './known-device.ts'
import type { KeyedLock } from './basket-lock.ts'
import type { SessionRefresher } from './session-refresher.ts'
import type { SessionKeys } from './vault/session-keys.ts'
import type { TokenService } from './token-service.ts'
import type { CustomerBaskets } from './vault/customer-baskets.ts'
import type { SessionList } from './session-list.ts'
import type { Vault } from './vault/vault.ts'

/** Everything that the session of one request uses: parts that all requests share, and parts of this request. */
export type SessionDeps = {
  config: Pick<Config, 'sessionAbsoluteMs' | 'sessionIdleMs'>
  keys: SessionKeys
  storage: Storage
  endedSessions: Pick<EndedSessions, 'has'>
  metrics: Pick<Metrics, 'recordGuest'>
  vault: Vault
  tokenService: TokenService
  customerBaskets: CustomerBaskets
  sessionList: SessionList
  limits: Limits
  refreshSession: SessionRefresher
  withBasketLock: KeyedLock
  now: () => number
  browserSession: BrowserSession
  knownDevice: KnownDevice
  /** The device of the client, and its IP address as rate limits count it. */
  device: Device
  clientIp: string
  language: Language
  signal: AbortSignal
  log: Pick<Logger, 'info' | 'warn'>
}
