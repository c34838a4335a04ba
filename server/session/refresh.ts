import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Language } from '#shared/rules/preferences.ts'
import { AppError } from '../http/errors.ts'
import { noMetrics, type Metrics } from '../metrics/metrics.ts'
import type { Storage } from '../storage/storage.ts'
import { beforeNextLook, createLease } from './lease.ts'
import { inLog } from './vault/session-keys.ts'
import type { TokenService } from './token-service.ts'
import type { Tokens } from './tokens.ts'
import type { Vault, VaultContents } from './vault/vault.ts'
import { logEvent } from '../logging/security-events.ts'

/** The session's new contents; `rejected` when the API ended it, `ended` when the shopper did in the meantime. */
export type RefreshOutcome = VaultContents | 'rejected' | 'ended'

export type RefreshDeps = {
  vault: Vault
  tokens: TokenService
  storage: Storage
  /** Names this process among the replicas. */
  holder: string
  /** Milliseconds the API has for one refresh. */
  upstreamTimeoutMs: number
  log: Pick<Logger, 'info' | 'warn'>
  metrics?: Pick<Metrics, 'refreshEnded'>
}

/** Milliseconds between attempts to save tokens that exist nowhere else. */
const saveAgainAfter = [100, 300, 800, 2_000]

/** `late` gets the saving that goes on when trading has failed; `traded` says whether the API has given new tokens. */
type Round = { late: Promise<void>[]; traded: boolean }

const countedAs = (outcome: RefreshOutcome, { traded }: Round) => {
  if (typeof outcome === 'string') return outcome
  return traded ? 'refreshed' : 'elsewhere'
}

/** Milliseconds for the commands to Redis on the way, each of which may take until its own timeout. */
const forRedis = 4_000

/**
 * Milliseconds: as long as a holder that lives may need, so that none is overtaken that is only slow, or cannot save
 * yet.
 */
const leaseMs = (upstreamTimeoutMs: number) =>
  upstreamTimeoutMs + saveAgainAfter.reduce((sum, pause) => sum + pause, forRedis)

/**
 * Refreshes sessions, each once at a time, whatever tab or replica asks: within this process whoever needs it waits for
 * the same answer, and of the replicas one has the lease while the others wait for what it stores
 * (docs/decisions/0028). It belongs to no request, so a browser that leaves cannot lose a rotated token.
 */
export const createRefresh = ({
  vault,
  tokens,
  storage,
  holder,
  upstreamTimeoutMs,
  log,
  metrics = noMetrics,
}: RefreshDeps) => {
  const lease = createLease(storage, 'refresh', holder, leaseMs(upstreamTimeoutMs))
  const underway = new Map<string, Promise<RefreshOutcome>>()

  /** What is stored, if it is no longer what `epoch` stands for; else undefined. */
  const readNewer = async (key: string, epoch: number): Promise<VaultContents | 'ended' | undefined> => {
    const contents = await vault.read(key)
    if (contents === undefined || contents === 'garbled') return 'ended'
    return contents.epoch === epoch ? undefined : contents
  }

  /** What counts after a write, whatever its outcome. Fresh tokens of a session that has ended are taken back. */
  const readSaved = async (key: string, epoch: number, fresh: Tokens, language: Language) => {
    const stored = await readNewer(key, epoch)
    if (stored === 'ended') await tokens.revoke(fresh.refreshToken, language)
    return stored
  }

  /** Undefined when another holder has overtaken this one, and has not stored anything yet. */
  const save = async (key: string, epoch: number, fresh: Tokens, language: Language) => {
    const outcome = await vault.rotate(key, epoch, holder, fresh)
    if (outcome === 'stale') logEvent(log, { event: 'auth.refresh_failed', session: inLog(key), reason: 'overtaken' })
    return readSaved(key, epoch, fresh, language)
  }

  const saveLater = async (key: string, epoch: number, fresh: Tokens, language: Language) => {
    for (const pause of saveAgainAfter) {
      await wait(pause)
      if (
        await save(key, epoch, fresh, language).then(
          () => true,
          () => false,
        )
      )
        return
    }
    logEvent(log, { event: 'auth.refresh_failed', session: inLog(key), reason: 'not saved' })
  }

  /**
   * Only who still has the lease, and finds nothing newer, may say so: others have asked with a token that was traded
   * already.
   */
  const confirmRejected = async (key: string, epoch: number): Promise<RefreshOutcome | undefined> => {
    if (!(await lease.take(key))) return undefined
    const newer = await readNewer(key, epoch)
    if (newer) return newer
    logEvent(log, { event: 'auth.refresh_failed', session: inLog(key), reason: 'rejected' })
    return 'rejected'
  }

  /** As the holder. Undefined when it was overtaken. */
  const trade = async (
    key: string,
    seen: VaultContents,
    language: Language,
    round: Round,
  ): Promise<RefreshOutcome | undefined> => {
    const { epoch } = seen
    const newer = await readNewer(key, epoch)
    if (newer) return newer
    const fresh = await tokens.refresh(seen, language)
    if (fresh === 'rejected') return confirmRejected(key, epoch)
    round.traded = true
    try {
      const saved = await save(key, epoch, fresh, language)
      if (typeof saved === 'object') logEvent(log, { event: 'auth.refresh', session: inLog(key) })
      return saved
    } catch (error) {
      // Whether it was written is unknown: what is stored tells.
      const stored = await readSaved(key, epoch, fresh, language).catch(() => undefined)
      if (stored) return stored
      round.late.push(saveLater(key, epoch, fresh, language))
      throw error
    }
  }

  const run = async (key: string, seen: VaultContents, language: Language): Promise<RefreshOutcome> => {
    const deadline = performance.now() + upstreamTimeoutMs
    const round: Round = { late: [], traded: false }
    let outcome: RefreshOutcome | undefined
    const leave = () => {
      underway.delete(key)
      // A session that was rejected is ended next, which takes the lease along; until then nobody else need ask the
      // API.
      if (outcome !== 'rejected') lease.release(key)
    }
    try {
      for (;;) {
        const isHolder = await lease.take(key)
        outcome = isHolder ? await trade(key, seen, language, round) : await readNewer(key, seen.epoch)
        if (outcome) {
          metrics.refreshEnded(countedAs(outcome, round))
          return outcome
        }
        if (performance.now() > deadline)
          throw new AppError(503, 'session_unavailable', 'Another replica is refreshing', { retryAfter: 2 })
        await beforeNextLook()
      }
    } catch (error) {
      metrics.refreshEnded('failed')
      throw error
    } finally {
      // Until rotated tokens are saved nobody may spend the old refresh token a second time.
      void Promise.all(round.late).then(leave)
    }
  }

  /**
   * Throws 503 `session_unavailable` when the API or another replica does not answer, StorageError when Redis does not;
   * the session is kept then.
   */
  return (key: string, seen: VaultContents, language: Language): Promise<RefreshOutcome> => {
    const running = underway.get(key)
    if (running) return running
    const started = run(key, seen, language)
    underway.set(key, started)
    return started
  }
}

export type Refresh = ReturnType<typeof createRefresh>
