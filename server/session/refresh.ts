import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Language } from '#shared/preferences.ts'
import { inLog } from './session-keys.ts'
import type { TokenService } from './token-service.ts'
import type { Tokens } from './tokens.ts'
import type { Vault, VaultContents } from './vault.ts'

/** The session's new contents; `rejected` when the API ended it, `ended` when the shopper did in the meantime. */
export type RefreshOutcome = VaultContents | 'rejected' | 'ended'

export type RefreshDeps = { vault: Vault; tokens: TokenService; log: Pick<Logger, 'info' | 'warn'> }

/** Milliseconds between attempts to save tokens that exist nowhere else. */
const saveAgainAfter = [100, 300, 800, 2_000]

/**
 * Refreshes sessions, each once at a time in this process: whoever else needs it waits for the same answer. It belongs to no request, so
 * a browser that leaves cannot lose a rotated token.
 */
export const createRefresh = ({ vault, tokens, log }: RefreshDeps) => {
  const underway = new Map<string, Promise<RefreshOutcome>>()

  const readOutcome = async (key: string): Promise<RefreshOutcome> => {
    const contents = await vault.read(key)
    return contents === undefined || contents === 'garbled' ? 'ended' : contents
  }

  /** Stale means that another process was first, or an earlier attempt whose answer was lost: what is stored then counts. */
  const save = async (key: string, epoch: number, fresh: Tokens, language: Language): Promise<RefreshOutcome> => {
    const outcome = await vault.rotate(key, epoch, fresh)
    if (outcome !== 'ended') return readOutcome(key)
    await tokens.revoke(fresh.refreshToken, language)
    return 'ended'
  }

  const saveLater = async (key: string, epoch: number, fresh: Tokens, language: Language) => {
    for (const pause of saveAgainAfter) {
      await wait(pause)
      const saved = await save(key, epoch, fresh, language).catch(() => undefined)
      if (saved) return
    }
    log.warn({ event: 'auth.refresh_failed', session: inLog(key), reason: 'not saved' }, 'refreshed tokens could not be saved')
  }

  const run = async (key: string, seen: VaultContents, language: Language, release: () => void): Promise<RefreshOutcome> => {
    let late: Promise<void> | undefined
    try {
      const now = await readOutcome(key)
      if (typeof now === 'string' || now.epoch !== seen.epoch) return now
      const fresh = await tokens.refresh(now.refreshToken, language)
      if (fresh === 'rejected') {
        log.info({ event: 'auth.refresh_failed', session: inLog(key), reason: 'rejected' }, 'refresh rejected')
        return 'rejected'
      }
      try {
        const saved = await save(key, now.epoch, fresh, language)
        if (saved !== 'ended') log.info({ event: 'auth.refresh', session: inLog(key) }, 'tokens refreshed')
        return saved
      } catch (error) {
        late = saveLater(key, now.epoch, fresh, language)
        throw error
      }
    } finally {
      // Until rotated tokens are saved nobody may spend the old refresh token a second time.
      if (late) void late.finally(release)
      else release()
    }
  }

  /** Throws 503 `session_unavailable` when the API does not answer, StorageError when Redis does not; the session is kept then. */
  return (key: string, seen: VaultContents, language: Language): Promise<RefreshOutcome> => {
    const running = underway.get(key)
    if (running) return running
    const started = run(key, seen, language, () => underway.delete(key))
    underway.set(key, started)
    return started
  }
}

export type Refresh = ReturnType<typeof createRefresh>
