import { AppError } from '../http/errors.ts'
import { logId } from './vault/session-keys.ts'
import { loginRequiredError, sessionChangedError, type SessionDeps } from './session-deps.ts'
import { getTtlSeconds } from './session-record.ts'
import type { Claims } from './shopper-session.ts'
import type { Tokens } from './tokens.ts'
import type { InheritedContents, VaultContents } from './vault/vault.ts'
import { logEvent } from '../logging/security-events.ts'

/** Seconds between two updates of a session's entry in the list of its user. */
const indexIntervalSeconds = 5 * 60

/**
 * What a new session inherits: from a guest the basket and the purchases, from the same customer the purchases, from
 * another customer nothing.
 */
const getInheritance = (before: VaultContents | undefined, { claims }: Tokens): InheritedContents => {
  if (!before) return {}
  if (before.claims.guest_user)
    return { guestBasket: before.basket?.count ? before.basket : undefined, purchases: before.purchases }
  return before.claims.id === claims.id ? { purchases: before.purchases } : {}
}

/** Starts, replaces and ends the session of a request. */
export const createSessionLifecycle = (deps: SessionDeps) => {
  const {
    browserSession,
    config,
    storage,
    vault,
    tokens,
    userSessions,
    limits,
    metrics,
    device,
    clientIp,
    log,
    language,
    signal,
    now,
  } = deps
  let pendingGuest: Promise<VaultContents> | undefined
  let isIndexed = false

  const logWarning = (message: string) => (error: Error) => log.warn({ reason: error.message }, message)

  /** Adds a customer's session to the list of their sessions; the entry outlives the session slightly. */
  const indexSession = async (key: string, { claims, startedAt }: VaultContents) => {
    isIndexed = true
    const ttl = getTtlSeconds({ createdAt: startedAt, customer: true }, config, now()) + indexIntervalSeconds
    await userSessions.indexSession(claims.id, { key, device, startedAt, seenAt: now() }, ttl, language)
  }

  /** Not awaited: no page waits for a list that is rarely shown. */
  const indexIfDue = async (key: string, vaultContents: VaultContents) => {
    if (isIndexed || vaultContents.claims.guest_user || now() - vaultContents.seenAt < indexIntervalSeconds * 1000)
      return
    isIndexed = true
    if (await vault.markSeen(key, now())) await indexSession(key, vaultContents)
  }

  /** False when another request ended it first. */
  const endCurrent = async (key: string, vaultContents: VaultContents | undefined) => {
    const ended = await storage.endSession(key, 'itself')
    // Only cleanup: readers of the list skip ended sessions.
    if (ended && vaultContents && !vaultContents.claims.guest_user)
      await userSessions
        .removeSessions(vaultContents.claims.id, key)
        .catch(logWarning('session not removed from the list'))
    return ended
  }

  const readContents = async (): Promise<VaultContents | undefined> => {
    const key = await browserSession.getKey()
    if (key === undefined) return undefined
    const found = await vault.read(key)
    if (found && found !== 'unreadable') indexIfDue(key, found).catch(logWarning('session not added to the list'))
    if (found !== 'unreadable') return found
    logEvent(log, { event: 'session.discarded', session: logId(key), reason: 'unreadable vault' })
    await storage.discardSession(key)
    return undefined
  }

  const createSession = async (customer: boolean, fresh: Tokens, inherited: InheritedContents = {}) => {
    const ttl = getTtlSeconds({ createdAt: now(), customer }, config, now())
    const key = await browserSession.createSession(customer, (newKey) =>
      vault.insertVault(newKey, fresh, inherited, ttl),
    )
    const times = { startedAt: now(), seenAt: now() }
    const { guestBasket, purchases = [] } = inherited
    return {
      key,
      vaultContents: {
        ...fresh,
        ...times,
        epoch: 0,
        links: {},
        basket: undefined,
        guestBasket,
        purchases: [...purchases],
      },
    }
  }

  const createGuestSession = async () => {
    const { vaultContents } = await createSession(false, await tokens.createGuestTokens(language, signal))
    metrics.recordGuest()
    return vaultContents
  }

  /** Replaces a session that has just ended; without one the browser's cookie is useless. */
  const replaceWithNewGuest = async () => {
    try {
      return await createGuestSession()
    } catch (error) {
      browserSession.discard()
      throw error
    }
  }

  const startGuest = async () => {
    browserSession.assertCanSetCookie()
    if (await browserSession.isSuperseded()) throw sessionChangedError()
    await limits.consume([{ limit: 'guestSessionsIp', subject: clientIp }], log)
    return createGuestSession()
  }

  const logIn = async (credentials: { email: string; password: string }, key: string | undefined) => {
    try {
      return await tokens.login(credentials, language, signal)
    } catch (error) {
      const reason = error instanceof AppError ? error.status : 'aborted'
      logEvent(log, { event: 'auth.sign_in_failed', session: key && logId(key), reason })
      throw error
    }
  }

  return {
    /** The current contents of the vault of this request's session. */
    readContents,

    /** Returns the guest of a request without a session; creates one at most. */
    ensureGuest: () => {
      pendingGuest ??= startGuest().catch((error: unknown) => {
        pendingGuest = undefined
        throw error
      })
      return pendingGuest
    },

    /** The API rejected this session: ends it and starts a new guest. Customers have to sign in again. */
    async replaceWithGuest(vaultContents: VaultContents): Promise<VaultContents> {
      browserSession.assertCanSetCookie()
      const key = await browserSession.getKey()
      if (key === undefined || !(await endCurrent(key, vaultContents))) throw sessionChangedError()
      logEvent(log, { event: 'session.discarded', session: logId(key), reason: 'refresh rejected' })
      const fresh = await replaceWithNewGuest()
      if (!vaultContents.claims.guest_user) throw loginRequiredError()
      return fresh
    },

    async signIn(credentials: { email: string; password: string }): Promise<Claims> {
      browserSession.assertCanSetCookie()
      const before = await readContents()
      const oldKey = await browserSession.getKey()
      const fresh = await logIn(credentials, oldKey)
      const { key, vaultContents } = await createSession(true, fresh, getInheritance(before, fresh))
      try {
        if (oldKey !== undefined) await endCurrent(oldKey, before)
        await indexSession(key, vaultContents)
      } catch (error) {
        // While the old id is valid, or may be, this is no sign-in; the new session has no cookie yet and expires
        // unused.
        browserSession.discard()
        throw error
      }
      logEvent(log, { event: 'auth.sign_in', session: logId(key) })
      return fresh.claims
    },

    async signOut(): Promise<void> {
      browserSession.assertCanSetCookie()
      const before = await readContents()
      const key = await browserSession.getKey()
      // The session is gone: another request signs out, and its response brings the new cookie.
      if (key === undefined || !(await endCurrent(key, before))) return
      const revoked = before ? await tokens.revoke(before.refreshToken, language) : false
      logEvent(log, { event: 'auth.sign_out', session: logId(key), revoked })
      await replaceWithNewGuest().catch(logWarning('no guest session after signing out'))
    },
  }
}

export type SessionLifecycle = ReturnType<typeof createSessionLifecycle>
