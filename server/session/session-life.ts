import { AppError } from '../http/errors.ts'
import { inLog } from './vault/session-keys.ts'
import { loginRequired, sessionChanged, type SessionDeps } from './session-deps.ts'
import { secondsToLive } from './session-record.ts'
import type { Claims } from './shopper-session.ts'
import type { Tokens } from './tokens.ts'
import type { Inheritance, VaultContents } from './vault/vault.ts'
import { logEvent } from '../logging/security-events.ts'

/** Seconds: how far the list of a user's sessions may lag behind. */
const seenEvery = 5 * 60

/**
 * What whoever signs in keeps of the session before: a guest's basket and purchases; one's own purchases; nothing of
 * anybody else.
 */
const inheritedFrom = (before: VaultContents | undefined, { claims }: Tokens): Inheritance => {
  if (!before) return {}
  if (before.claims.guest_user)
    return { keptGuestBasket: before.basket?.count ? before.basket : undefined, purchases: before.purchases }
  return before.claims.id === claims.id ? { purchases: before.purchases } : {}
}

/** How the session of a request begins, is replaced and ends. */
export const createSessionLife = (deps: SessionDeps) => {
  const {
    browser,
    config,
    storage,
    vault,
    tokens,
    userSessions,
    limits,
    metrics,
    device,
    address,
    log,
    language,
    signal,
    now,
  } = deps
  let guest: Promise<VaultContents> | undefined
  let isNoted = false

  const warn = (what: string) => (error: Error) => log.warn({ reason: error.message }, what)

  /**
   * Puts a customer's session into the list of their sessions, for a little longer than it lives unless it is seen
   * again.
   */
  const note = async (key: string, { claims, startedAt }: VaultContents) => {
    isNoted = true
    const ttl = secondsToLive({ createdAt: startedAt, customer: true }, config, now()) + seenEvery
    await userSessions.note(claims.id, { key, device, startedAt, seenAt: now() }, ttl, language)
  }

  /** Not awaited: no page waits for a list that somebody may look at some day. */
  const noteSeen = async (key: string, contents: VaultContents) => {
    if (isNoted || contents.claims.guest_user || now() - contents.seenAt < seenEvery * 1000) return
    isNoted = true
    if (await vault.markSeen(key, now())) await note(key, contents)
  }

  /** False when another request was first. */
  const endOwn = async (key: string, contents: VaultContents | undefined) => {
    const ended = await storage.endSession(key, 'itself')
    // Whoever reads the list leaves out what has ended, so this is only tidying.
    if (ended && contents && !contents.claims.guest_user)
      await userSessions.forget(contents.claims.id, key).catch(warn('session not forgotten'))
    return ended
  }

  const contents = async (): Promise<VaultContents | undefined> => {
    const key = await browser.key()
    if (key === undefined) return undefined
    const found = await vault.read(key)
    if (found && found !== 'garbled') noteSeen(key, found).catch(warn('session not noted'))
    if (found !== 'garbled') return found
    logEvent(log, { event: 'session.discarded', session: inLog(key), reason: 'garbled vault' })
    await storage.discardSession(key)
    return undefined
  }

  const begin = async (customer: boolean, fresh: Tokens, inherited: Inheritance = {}) => {
    const ttl = secondsToLive({ createdAt: now(), customer }, config, now())
    const key = await browser.begin(customer, (newKey) => vault.open(newKey, fresh, inherited, ttl))
    const times = { startedAt: now(), seenAt: now() }
    const { keptGuestBasket, purchases = [] } = inherited
    return {
      key,
      contents: {
        ...fresh,
        ...times,
        epoch: 0,
        links: {},
        basket: undefined,
        keptGuestBasket,
        purchases: [...purchases],
      },
    }
  }

  const startGuest = async () => {
    const { contents: begun } = await begin(false, await tokens.guest(language, signal))
    metrics.guestBegan()
    return begun
  }

  /** In place of a session that has just ended; without one the browser's cookie is worth nothing. */
  const startGuestInstead = async () => {
    try {
      return await startGuest()
    } catch (error) {
      browser.forget()
      throw error
    }
  }

  const startGuestOnce = async () => {
    browser.assertCookiePossible()
    if (await browser.isSuperseded()) throw sessionChanged()
    await limits.spend([{ limit: 'guests', of: address }], log)
    return startGuest()
  }

  const login = async (credentials: { email: string; password: string }, key: string | undefined) => {
    try {
      return await tokens.login(credentials, language, signal)
    } catch (error) {
      const reason = error instanceof AppError ? error.status : 'aborted'
      logEvent(log, { event: 'auth.sign_in_failed', session: key && inLog(key), reason })
      throw error
    }
  }

  return {
    /** What the vault holds for this request's session, as of now. */
    contents,

    /** A guest for a request without a session; however often it is asked for, one. */
    beginGuest: () => {
      guest ??= startGuestOnce().catch((error: unknown) => {
        guest = undefined
        throw error
      })
      return guest
    },

    /**
     * The API no longer accepts this session: it is cleared and a new guest starts (specification §4). Customers have
     * to sign in again.
     */
    async replaceRejected(contents: VaultContents): Promise<VaultContents> {
      browser.assertCookiePossible()
      const key = await browser.key()
      if (key === undefined || !(await endOwn(key, contents))) throw sessionChanged()
      logEvent(log, { event: 'session.discarded', session: inLog(key), reason: 'refresh rejected' })
      const fresh = await startGuestInstead()
      if (!contents.claims.guest_user) throw loginRequired()
      return fresh
    },

    async signIn(credentials: { email: string; password: string }): Promise<Claims> {
      browser.assertCookiePossible()
      const before = await contents()
      const oldKey = await browser.key()
      const fresh = await login(credentials, oldKey)
      const { key, contents: begun } = await begin(true, fresh, inheritedFrom(before, fresh))
      try {
        if (oldKey !== undefined) await endOwn(oldKey, before)
        await note(key, begun)
      } catch (error) {
        // With the old id alive, or where nobody could end it, this is no sign-in; the new session has no cookie yet
        // and ends unused.
        browser.forget()
        throw error
      }
      logEvent(log, { event: 'auth.sign_in', session: inLog(key) })
      return fresh.claims
    },

    async signOut(): Promise<void> {
      browser.assertCookiePossible()
      const before = await contents()
      const key = await browser.key()
      // Not there any more: another request signs out, and its answer brings the new cookie.
      if (key === undefined || !(await endOwn(key, before))) return
      const revoked = before ? await tokens.revoke(before.refreshToken, language) : false
      logEvent(log, { event: 'auth.sign_out', session: inLog(key), revoked })
      await startGuestInstead().catch(warn('no guest after signing out'))
    },
  }
}

export type SessionLife = ReturnType<typeof createSessionLife>
