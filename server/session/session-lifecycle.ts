import { AppError } from '../http/errors.ts'
import { logId } from './vault/session-keys.ts'
import type { SessionDeps } from './session-deps.ts'
import { loginRequiredError, sessionChangedError } from './session-errors.ts'
import { createRequestValue } from './request-value.ts'
import { getTtlSeconds } from './session-lifetime.ts'
import type { SignIn } from './shopper-session.ts'
import type { Tokens } from './tokens.ts'
import type { InheritedContents, VaultContents } from './vault/vault.ts'
import { logEvent } from '../logging/security-events.ts'

/** Seconds between two updates of a session's entry in the list of its customer. */
const listIntervalSeconds = 5 * 60

/**
 * The contents that a new session inherits. From a guest these are the basket and the purchases, from the same customer
 * the purchases and the guest basket. It inherits nothing from another customer.
 */
const getInheritance = (previousContents: VaultContents | undefined, { claims }: Tokens): InheritedContents => {
  if (!previousContents) return {}
  if (previousContents.claims.guest_user)
    return {
      guestBasket: previousContents.basket?.count ? previousContents.basket : undefined,
      purchases: previousContents.purchases,
    }
  const { guestBasket, purchases } = previousContents
  return previousContents.claims.id === claims.id ? { guestBasket, purchases } : {}
}

/** Starts, replaces and ends the session of a request. */
export const createSessionLifecycle = (deps: SessionDeps) => {
  const {
    browserSession,
    knownDevice,
    config,
    storage,
    endedSessions,
    vault,
    tokenService,
    sessionList,
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
  let isListed = false

  const logWarning = (message: string) => (error: Error) => log.warn({ reason: error.message }, message)

  /** Adds a customer's session to the list of their sessions. The entry lives slightly longer than the session. */
  const addToList = async (key: string, { claims, startedAt }: VaultContents) => {
    isListed = true
    const ttl = getTtlSeconds({ createdAt: startedAt, customer: true }, config, now()) + listIntervalSeconds
    await sessionList.addSession(claims.id, { key, device, startedAt, seenAt: now() }, ttl, language)
  }

  /** The caller does not wait for it, because no page should wait for a list that is rarely shown. */
  const addToListIfDue = async (key: string, vaultContents: VaultContents) => {
    if (isListed || vaultContents.claims.guest_user || now() - vaultContents.seenAt < listIntervalSeconds * 1000) return
    isListed = true
    if (await vault.markSeen(key, now())) await addToList(key, vaultContents)
  }

  /** Ends the session. False when another request has already ended it. */
  const endCurrent = async (key: string, vaultContents: VaultContents | undefined) => {
    const isEnded = await storage.endSession(key, 'itself')
    // This is only cleanup: readers of the list skip ended sessions.
    if (isEnded && vaultContents && !vaultContents.claims.guest_user)
      await sessionList
        .removeSessions(vaultContents.claims.id, key)
        .catch(logWarning('session not removed from the list'))
    return isEnded
  }

  const contents = createRequestValue(async (key: string): Promise<VaultContents | undefined> => {
    const stored = await vault.read(key)
    if (stored && stored !== 'unreadable')
      addToListIfDue(key, stored).catch(logWarning('session not added to the list'))
    if (stored !== 'unreadable') return stored
    logEvent(log, { event: 'session.discarded', session: logId(key), reason: 'unreadable vault' })
    await storage.discardSession(key)
    return undefined
  }, endedSessions.has)

  const readContents = async (): Promise<VaultContents | undefined> => {
    const key = await browserSession.getKey()
    return key === undefined ? undefined : contents.readValue(key)
  }

  /** For what a new session inherits, and a revoked token: other requests may have stored newer ones meanwhile. */
  const readLatestContents = () => {
    contents.forget()
    return readContents()
  }

  const createSession = async (customer: boolean, newTokens: Tokens, inherited: InheritedContents = {}) => {
    const ttl = getTtlSeconds({ createdAt: now(), customer }, config, now())
    const created = await browserSession.createSession(customer, (newKey) =>
      vault.insertVault(newKey, newTokens, inherited, ttl),
    )
    contents.set(created.key, created.contents)
    return created
  }

  const createGuestSession = async () => {
    const created = await createSession(false, await tokenService.createGuestTokens(language, signal))
    metrics.recordGuest()
    return created.contents
  }

  /**
   * Creates a guest session after the old session has ended. When that fails, discards the cookie, whose session no
   * longer exists.
   */
  const createGuestOrDiscardCookie = async () => {
    try {
      return await createGuestSession()
    } catch (error) {
      browserSession.discard()
      throw error
    }
  }

  const createGuestWithinLimits = async () => {
    browserSession.assertCanSetCookie()
    if (await browserSession.isSuperseded()) throw sessionChangedError()
    await limits.consume([{ limit: 'guestSessionsIp', subject: clientIp }], log)
    return createGuestSession()
  }

  const logIn = async (credentials: { email: string; password: string }, key: string | undefined) => {
    try {
      return await tokenService.login(credentials, language)
    } catch (error) {
      const reason = error instanceof AppError ? error.status : 500
      logEvent(log, { event: 'auth.sign_in_failed', session: key && logId(key), email: credentials.email, reason })
      throw error
    }
  }

  /** Starts a customer's session under a new id; the old id is invalid afterwards. Returns the new key. */
  const replaceWithCustomer = async (newTokens: Tokens) => {
    const previousContents = await readLatestContents()
    const oldKey = await browserSession.getKey()
    const { key, contents: newContents } = await createSession(
      true,
      newTokens,
      getInheritance(previousContents, newTokens),
    )
    try {
      if (oldKey !== undefined) await endCurrent(oldKey, previousContents)
      await addToList(key, newContents)
    } catch (error) {
      // The old session may still be valid, so the sign-in fails. The new session expires unused, because its cookie
      // was never sent.
      browserSession.discard()
      throw error
    }
    if (previousContents && !previousContents.claims.guest_user)
      await tokenService.revoke(previousContents.refreshToken, language)
    return key
  }

  /**
   * Revokes tokens of another customer than the session's, and returns whether it did. The API, or a cache in front of
   * it, has sent such tokens by mistake.
   */
  const revokeIfOfAnother = async (newTokens: Tokens, current: VaultContents) => {
    if (newTokens.claims.id === current.claims.id) return false
    await tokenService.revoke(newTokens.refreshToken, language)
    return true
  }

  const finishSignIn = async (newTokens: Tokens) => {
    const key = await replaceWithCustomer(newTokens)
    await knownDevice.remember(newTokens.claims.email).catch(logWarning('device not remembered'))
    return key
  }

  return {
    /**
     * The contents of the vault of this request's session: read once, and then as the request itself changed them.
     */
    readContents,

    /** Before the next read: another request may have changed them. */
    forgetContents: contents.forget,

    /** Changes the vault. False when the session has ended. */
    async changeContents(
      work: (key: string, current: VaultContents) => Promise<VaultContents | undefined>,
    ): Promise<boolean> {
      const key = await browserSession.getKey()
      if (key === undefined) return false
      return (await contents.change(key, async (current) => current && work(key, current))) !== undefined
    },

    /** Returns the guest of a request without a session; creates one at most. */
    ensureGuest: () => {
      pendingGuest ??= createGuestWithinLimits().catch((error: unknown) => {
        pendingGuest = undefined
        throw error
      })
      return pendingGuest
    },

    /** The API rejected this session: ends it and starts a new guest. Customers have to sign in again. */
    async replaceRejectedSession(vaultContents: VaultContents): Promise<VaultContents> {
      browserSession.assertCanSetCookie()
      const key = await browserSession.getKey()
      if (key === undefined || !(await endCurrent(key, vaultContents))) throw sessionChangedError()
      logEvent(log, { event: 'session.discarded', session: logId(key), reason: 'refresh rejected' })
      const guestContents = await createGuestOrDiscardCookie()
      if (!vaultContents.claims.guest_user) throw loginRequiredError()
      return guestContents
    },

    async signIn(credentials: { email: string; password: string }): Promise<SignIn> {
      browserSession.assertCanSetCookie()
      const newTokens = await logIn(credentials, await browserSession.getKey())
      const key = await finishSignIn(newTokens)
      logEvent(log, { event: 'auth.sign_in', session: logId(key), email: credentials.email })
      return { hasCancelledDeletion: newTokens.hasCancelledDeletion ?? false }
    },

    /**
     * Starts the session of a customer whom the API has signed in. A session of a customer must stay with the same
     * customer.
     */
    async adoptSignIn(newTokens: Tokens): Promise<SignIn> {
      const current = await readContents()
      const isAgain = current !== undefined && !current.claims.guest_user
      if (isAgain && (await revokeIfOfAnother(newTokens, current))) throw sessionChangedError()
      const event = isAgain ? 'auth.sign_in_again' : 'auth.sign_in'
      logEvent(log, { event, session: logId(await finishSignIn(newTokens)), email: newTokens.claims.email })
      return { hasCancelledDeletion: newTokens.hasCancelledDeletion ?? false }
    },

    async signInAgain(password: string): Promise<boolean> {
      browserSession.assertCanSetCookie()
      const current = await readContents()
      if (!current || current.claims.guest_user) throw loginRequiredError()
      const newTokens = await tokenService
        .login({ email: current.claims.email, password }, language)
        .catch((error: unknown) => {
          if (error instanceof AppError && error.status === 401) return undefined
          throw error
        })
      if (!newTokens) return false
      if (await revokeIfOfAnother(newTokens, current)) return false
      const key = await replaceWithCustomer(newTokens)
      logEvent(log, { event: 'auth.sign_in_again', session: logId(key), email: current.claims.email })
      return true
    },

    async signOut(): Promise<void> {
      browserSession.assertCanSetCookie()
      const previousContents = await readLatestContents()
      const key = await browserSession.getKey()
      // Without a key, another request is signing out, and its response brings the new cookie.
      if (key === undefined || !(await endCurrent(key, previousContents))) return
      const revoked = previousContents ? await tokenService.revoke(previousContents.refreshToken, language) : false
      logEvent(log, { event: 'auth.sign_out', session: logId(key), email: previousContents?.claims.email, revoked })
      await createGuestOrDiscardCookie().catch(logWarning('no guest session after signing out'))
    },
  }
}

export type SessionLifecycle = ReturnType<typeof createSessionLifecycle>
