import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Language } from '#shared/rules/preferences.ts'
import { sessionUnavailableError } from '../http/session-unavailable.ts'
import { noMetrics, type Metrics } from '../metrics/metrics.ts'
import type { Storage } from '../storage/storage.ts'
import { waitBeforeLeaseRetry, createLeases } from './lease.ts'
import { logId } from './vault/session-keys.ts'
import type { TokenService } from './token-service.ts'
import type { Tokens } from './tokens.ts'
import type { Vault, VaultContents } from './vault/vault.ts'
import { logEvent } from '../logging/security-events.ts'

/**
 * The new contents of the session; `rejected` when the API no longer accepts its refresh token; `ended` when the
 * shopper has ended the session meanwhile.
 */
type RefreshResult = VaultContents | 'rejected' | 'ended'

type RefreshDeps = {
  vault: Vault
  tokenService: TokenService
  storage: Storage
  /** Identifies this process among the replicas. */
  holder: string
  /** Timeout of one refresh at the API, milliseconds. */
  upstreamTimeoutMs: number
  log: Pick<Logger, 'info' | 'warn'>
  metrics?: Pick<Metrics, 'recordRefresh'>
}

/** Milliseconds between attempts to save new tokens, which nothing else stores. */
const saveRetryDelays = [100, 300, 800, 2_000]

/**
 * `pendingSaves` are saves that continue after the refresh has failed. `hasExchanged` is true when the API has issued
 * new tokens.
 */
type RefreshRun = { pendingSaves: Promise<void>[]; hasExchanged: boolean }

const toMetricOutcome = (outcome: RefreshResult, { hasExchanged }: RefreshRun) => {
  if (typeof outcome === 'string') return outcome
  return hasExchanged ? 'refreshed' : 'elsewhere'
}

/** Milliseconds for all Redis commands of a refresh, each of which has its own timeout. */
const redisAllowanceMs = 4_000

/**
 * In milliseconds. Long enough for a slow holder: no process may take over while the holder can still save its tokens.
 */
export const getLeaseDurationMs = (upstreamTimeoutMs: number) =>
  upstreamTimeoutMs + saveRetryDelays.reduce((sum, pause) => sum + pause, redisAllowanceMs)

/**
 * Refreshes sessions, each session only once at a time. All requests in this process share one refresh. Of the
 * replicas, one has the lease; the others wait for the tokens that it stores (docs/decisions/0028). A refresh belongs
 * to no request, so a browser that disconnects cannot lose a rotated token.
 */
export const createSessionRefresher = ({
  vault,
  tokenService,
  storage,
  holder,
  upstreamTimeoutMs,
  log,
  metrics = noMetrics,
}: RefreshDeps) => {
  const leases = createLeases(storage, 'refresh', holder, getLeaseDurationMs(upstreamTimeoutMs))
  const runningRefreshes = new Map<string, Promise<RefreshResult>>()

  /** Reads the stored contents; undefined unless their epoch differs from `epoch`. */
  const readNewer = async (key: string, epoch: number): Promise<VaultContents | 'ended' | undefined> => {
    const contents = await vault.read(key)
    if (contents === undefined || contents === 'unreadable') return 'ended'
    return contents.epoch === epoch ? undefined : contents
  }

  /** Reads the contents after a save that may have failed. Revokes the new tokens when the session has ended. */
  const readAfterSave = async (key: string, epoch: number, newTokens: Tokens, language: Language) => {
    const stored = await readNewer(key, epoch)
    if (stored === 'ended') await tokenService.revoke(newTokens.refreshToken, language)
    return stored
  }

  /**
   * Saves the new tokens and returns the stored contents. Undefined when another holder has taken over and has stored
   * nothing yet.
   */
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
   * Confirms a rejection. It counts only while this process has the lease and nothing newer is stored: otherwise
   * another process may have used the refresh token before.
   */
  const confirmRejected = async (key: string, epoch: number): Promise<RefreshResult | undefined> => {
    if (!(await leases.acquire(key))) return undefined
    const newer = await readNewer(key, epoch)
    if (newer) return newer
    logEvent(log, { event: 'auth.refresh_failed', session: logId(key), reason: 'rejected' })
    return 'rejected'
  }

  /** Must run with the lease. Undefined when another holder has taken over. */
  const exchangeRefreshToken = async (
    key: string,
    knownContents: VaultContents,
    language: Language,
    refreshRun: RefreshRun,
  ): Promise<RefreshResult | undefined> => {
    const { epoch } = knownContents
    const newer = await readNewer(key, epoch)
    if (newer) return newer
    const newTokens = await tokenService.refresh(knownContents, language)
    if (newTokens === 'rejected') return confirmRejected(key, epoch)
    refreshRun.hasExchanged = true
    try {
      const saved = await saveTokens(key, epoch, newTokens, language)
      if (typeof saved === 'object') logEvent(log, { event: 'auth.refresh', session: logId(key) })
      return saved
    } catch (error) {
      // The write may have succeeded even though it failed here, so this reads what is stored.
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
      // The caller ends a rejected session together with its lease. Until then no other process needs to call the API.
      if (outcome !== 'rejected') leases.release(key)
    }
    try {
      for (;;) {
        const isHolder = await leases.acquire(key)
        outcome = isHolder
          ? await exchangeRefreshToken(key, knownContents, language, refreshRun)
          : await readNewer(key, knownContents.epoch)
        if (outcome) {
          metrics.recordRefresh(toMetricOutcome(outcome, refreshRun))
          return outcome
        }
        if (performance.now() > deadline) throw sessionUnavailableError('Another replica is refreshing')
        await waitBeforeLeaseRetry()
      }
    } catch (error) {
      metrics.recordRefresh('failed')
      throw error
    } finally {
      // No request may use the old refresh token again until the new tokens are saved.
      void Promise.all(refreshRun.pendingSaves).then(finishRun)
    }
  }

  /**
   * Throws 503 `session_unavailable` when the API or another replica does not respond, and StorageError when Redis does
   * not. The session stays unchanged in both cases.
   */
  return (key: string, knownContents: VaultContents, language: Language): Promise<RefreshResult> => {
    const running = runningRefreshes.get(key)
    if (running) return running
    const newRefresh = runRefresh(key, knownContents, language)
    runningRefreshes.set(key, newRefresh)
    return newRefresh
  }
}

export type SessionRefresher = ReturnType<typeof createSessionRefresher>
