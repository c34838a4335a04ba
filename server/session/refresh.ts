import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Language } from '#shared/rules/preferences.ts'
import { sessionUnavailableError } from '../http/session-unavailable.ts'
import { noMetrics, type Metrics } from '../metrics/metrics.ts'
import type { Storage } from '../storage/storage.ts'
import { leasePollDelay, createLeases } from './lease.ts'
import { logId } from './vault/session-keys.ts'
import type { TokenService } from './token-service.ts'
import type { Tokens } from './tokens.ts'
import type { Vault, VaultContents } from './vault/vault.ts'
import { logEvent } from '../logging/security-events.ts'

/** The new contents of the session; `rejected` when the API ended it, `ended` when the shopper did meanwhile. */
export type RefreshResult = VaultContents | 'rejected' | 'ended'

export type RefreshDeps = {
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

/** Milliseconds between attempts to save tokens that exist nowhere else. */
const saveRetryDelays = [100, 300, 800, 2_000]

/** `pendingSaves`: saves that continue after the refresh failed. `hasExchanged`: the API has issued new tokens. */
type RefreshRun = { pendingSaves: Promise<void>[]; hasExchanged: boolean }

const metricOutcome = (outcome: RefreshResult, { hasExchanged }: RefreshRun) => {
  if (typeof outcome === 'string') return outcome
  return hasExchanged ? 'refreshed' : 'elsewhere'
}

/** Milliseconds for the Redis commands of a refresh, each with its own timeout. */
const redisAllowanceMs = 4_000

/**
 * Milliseconds: long enough for a slow holder, so that no process takes over while the holder can still save its
 * tokens.
 */
export const getLeaseDurationMs = (upstreamTimeoutMs: number) =>
  upstreamTimeoutMs + saveRetryDelays.reduce((sum, pause) => sum + pause, redisAllowanceMs)

/**
 * Refreshes sessions, one refresh at a time per session. In this process all requests share one refresh. Among the
 * replicas one has the lease, and the others wait for the tokens that it stores (docs/decisions/0028). A refresh
 * belongs to no request, so a disconnecting browser cannot lose a rotated token.
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

  /** The stored contents when their epoch is newer than `epoch`; else undefined. */
  const readNewer = async (key: string, epoch: number): Promise<VaultContents | 'ended' | undefined> => {
    const contents = await vault.read(key)
    if (contents === undefined || contents === 'unreadable') return 'ended'
    return contents.epoch === epoch ? undefined : contents
  }

  /** The contents after a save, whatever its outcome. Revokes the new tokens when the session has ended. */
  const readAfterSave = async (key: string, epoch: number, newTokens: Tokens, language: Language) => {
    const stored = await readNewer(key, epoch)
    if (stored === 'ended') await tokenService.revoke(newTokens.refreshToken, language)
    return stored
  }

  /** undefined when another holder has taken over and has not stored anything yet. */
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
   * A rejection counts only while this process has the lease and finds nothing newer: others may have sent a refresh
   * token that was already used.
   */
  const confirmRejected = async (key: string, epoch: number): Promise<RefreshResult | undefined> => {
    if (!(await leases.acquire(key))) return undefined
    const newer = await readNewer(key, epoch)
    if (newer) return newer
    logEvent(log, { event: 'auth.refresh_failed', session: logId(key), reason: 'rejected' })
    return 'rejected'
  }

  /** Needs the lease. undefined when another holder took over. */
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
      // The write may have succeeded although it failed here: reads what is stored.
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
      // A rejected session ends next, together with its lease; until then no other process needs to call the API.
      if (outcome !== 'rejected') leases.release(key)
    }
    try {
      for (;;) {
        const isHolder = await leases.acquire(key)
        outcome = isHolder
          ? await exchangeRefreshToken(key, knownContents, language, refreshRun)
          : await readNewer(key, knownContents.epoch)
        if (outcome) {
          metrics.recordRefresh(metricOutcome(outcome, refreshRun))
          return outcome
        }
        if (performance.now() > deadline) throw sessionUnavailableError('Another replica is refreshing')
        await leasePollDelay()
      }
    } catch (error) {
      metrics.recordRefresh('failed')
      throw error
    } finally {
      // Until the rotated tokens are saved, no request may use the old refresh token again.
      void Promise.all(refreshRun.pendingSaves).then(finishRun)
    }
  }

  /**
   * Throws 503 `session_unavailable` when the API or another replica does not answer, StorageError when Redis does not;
   * the session stays as it is.
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
