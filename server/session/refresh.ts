import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Language } from '#shared/rules/preferences.ts'
import { AppError } from '../http/errors.ts'
import { noMetrics, type Metrics } from '../metrics/metrics.ts'
import type { Storage } from '../storage/storage.ts'
import { leasePollDelay, createLease } from './lease.ts'
import { logId } from './vault/session-keys.ts'
import type { TokenService } from './token-service.ts'
import type { Tokens } from './tokens.ts'
import type { Vault, VaultContents } from './vault/vault.ts'
import { logEvent } from '../logging/security-events.ts'

/** The session's new contents; `rejected` when the API ended it, `ended` when the shopper did in the meantime. */
export type RefreshResult = VaultContents | 'rejected' | 'ended'

export type RefreshDeps = {
  vault: Vault
  tokens: TokenService
  storage: Storage
  /** Names this process among the replicas. */
  holder: string
  /** Milliseconds the API has for one refresh. */
  upstreamTimeoutMs: number
  log: Pick<Logger, 'info' | 'warn'>
  metrics?: Pick<Metrics, 'recordRefresh'>
}

/** Milliseconds between attempts to save tokens that exist nowhere else. */
const saveRetryDelays = [100, 300, 800, 2_000]

/** `late` gets the saving that goes on when trading has failed; `traded` says whether the API has given new tokens. */
type RefreshRun = { pendingSaves: Promise<void>[]; hasExchanged: boolean }

const metricOutcome = (outcome: RefreshResult, { hasExchanged }: RefreshRun) => {
  if (typeof outcome === 'string') return outcome
  return hasExchanged ? 'refreshed' : 'elsewhere'
}

/** Milliseconds for the commands to Redis on the way, each of which may take until its own timeout. */
const redisAllowanceMs = 4_000

/**
 * Milliseconds: as long as a holder that lives may need, so that none is overtaken that is only slow, or cannot save
 * yet.
 */
const getLeaseDurationMs = (upstreamTimeoutMs: number) =>
  upstreamTimeoutMs + saveRetryDelays.reduce((sum, pause) => sum + pause, redisAllowanceMs)

/**
 * Refreshes sessions, each once at a time, whatever tab or replica asks: within this process whoever needs it waits for
 * the same answer, and of the replicas one has the lease while the others wait for what it stores
 * (docs/decisions/0028). It belongs to no request, so a browser that leaves cannot lose a rotated token.
 */
export const createSessionRefresher = ({
  vault,
  tokens,
  storage,
  holder,
  upstreamTimeoutMs,
  log,
  metrics = noMetrics,
}: RefreshDeps) => {
  const lease = createLease(storage, 'refresh', holder, getLeaseDurationMs(upstreamTimeoutMs))
  const runningRefreshes = new Map<string, Promise<RefreshResult>>()

  /** What is stored, if it is no longer what `epoch` stands for; else undefined. */
  const readNewer = async (key: string, epoch: number): Promise<VaultContents | 'ended' | undefined> => {
    const contents = await vault.read(key)
    if (contents === undefined || contents === 'unreadable') return 'ended'
    return contents.epoch === epoch ? undefined : contents
  }

  /** What counts after a write, whatever its outcome. Fresh tokens of a session that has ended are taken back. */
  const readAfterSave = async (key: string, epoch: number, newTokens: Tokens, language: Language) => {
    const stored = await readNewer(key, epoch)
    if (stored === 'ended') await tokens.revoke(newTokens.refreshToken, language)
    return stored
  }

  /** Undefined when another holder has overtaken this one, and has not stored anything yet. */
  const saveTokens = async (key: string, epoch: number, newTokens: Tokens, language: Language) => {
    const outcome = await vault.rotateTokens(key, epoch, holder, newTokens)
    if (outcome === 'stale') logEvent(log, { event: 'auth.refresh_failed', session: logId(key), reason: 'overtaken' })
    return readAfterSave(key, epoch, newTokens, language)
  }

  const retrySave = async (key: string, epoch: number, newTokens: Tokens, language: Language) => {
    for (const pause of saveRetryDelays) {
      await wait(pause)
      if (
        await saveTokens(key, epoch, newTokens, language).then(
          () => true,
          () => false,
        )
      )
        return
    }
    logEvent(log, { event: 'auth.refresh_failed', session: logId(key), reason: 'not saved' })
  }

  /**
   * Only who still has the lease, and finds nothing newer, may say so: others have asked with a token that was traded
   * already.
   */
  const confirmRejected = async (key: string, epoch: number): Promise<RefreshResult | undefined> => {
    if (!(await lease.acquire(key))) return undefined
    const newer = await readNewer(key, epoch)
    if (newer) return newer
    logEvent(log, { event: 'auth.refresh_failed', session: logId(key), reason: 'rejected' })
    return 'rejected'
  }

  /** As the holder. Undefined when it was overtaken. */
  const exchangeRefreshToken = async (
    key: string,
    knownContents: VaultContents,
    language: Language,
    refreshRun: RefreshRun,
  ): Promise<RefreshResult | undefined> => {
    const { epoch } = knownContents
    const newer = await readNewer(key, epoch)
    if (newer) return newer
    const newTokens = await tokens.refresh(knownContents, language)
    if (newTokens === 'rejected') return confirmRejected(key, epoch)
    refreshRun.hasExchanged = true
    try {
      const saved = await saveTokens(key, epoch, newTokens, language)
      if (typeof saved === 'object') logEvent(log, { event: 'auth.refresh', session: logId(key) })
      return saved
    } catch (error) {
      // Whether it was written is unknown: what is stored tells.
      const stored = await readAfterSave(key, epoch, newTokens, language).catch(() => undefined)
      if (stored) return stored
      refreshRun.pendingSaves.push(retrySave(key, epoch, newTokens, language))
      throw error
    }
  }

  const runRefresh = async (key: string, knownContents: VaultContents, language: Language): Promise<RefreshResult> => {
    const deadline = performance.now() + upstreamTimeoutMs
    const refreshRun: RefreshRun = { pendingSaves: [], hasExchanged: false }
    let outcome: RefreshResult | undefined
    const finishRun = () => {
      runningRefreshes.delete(key)
      // A session that was rejected is ended next, which takes the lease along; until then nobody else need ask the
      // API.
      if (outcome !== 'rejected') lease.release(key)
    }
    try {
      for (;;) {
        const isHolder = await lease.acquire(key)
        outcome = isHolder
          ? await exchangeRefreshToken(key, knownContents, language, refreshRun)
          : await readNewer(key, knownContents.epoch)
        if (outcome) {
          metrics.recordRefresh(metricOutcome(outcome, refreshRun))
          return outcome
        }
        if (performance.now() > deadline)
          throw new AppError(503, 'session_unavailable', 'Another replica is refreshing', { retryAfter: 2 })
        await leasePollDelay()
      }
    } catch (error) {
      metrics.recordRefresh('failed')
      throw error
    } finally {
      // Until rotated tokens are saved nobody may spend the old refresh token a second time.
      void Promise.all(refreshRun.pendingSaves).then(finishRun)
    }
  }

  /**
   * Throws 503 `session_unavailable` when the API or another replica does not answer, StorageError when Redis does not;
   * the session is kept then.
   */
  return (key: string, knownContents: VaultContents, language: Language): Promise<RefreshResult> => {
    const running = runningRefreshes.get(key)
    if (running) return running
    const started = runRefresh(key, knownContents, language)
    runningRefreshes.set(key, started)
    return started
  }
}

export type SessionRefresher = ReturnType<typeof createSessionRefresher>
