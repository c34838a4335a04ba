import type { LeftOutLine } from '#shared/api/basket/basket-schemas.ts'
import type { PasskeyAssertion } from '#shared/wire/extensions/passkeys.ts'
import { rethrowStorageError } from '../http/session-unavailable.ts'
import { hasStatus } from '../upstream/commerce-api.ts'
import type { Secret } from './vault/secret.ts'
import type { SessionDeps } from './session-deps.ts'
import { loginRequiredError, sessionChangedError } from './session-errors.ts'
import { createSessionLifecycle } from './session-lifecycle.ts'
import { createCustomerSessions } from './customer-sessions.ts'
import { createSessionBasket } from './session-basket.ts'
import type { EmailLinkKind, EmailLink } from './vault/email-links.ts'
import type { Purchase } from './vault/purchases.ts'
import type { ShopperSession } from './shopper-session.ts'
import { isRefreshDue } from './tokens.ts'
import type { VaultContents } from './vault/vault.ts'
import { logId } from './vault/session-keys.ts'

/** The session of one request; `ShopperSession` documents each call. */
export const createShopperSession = (deps: SessionDeps): ShopperSession => {
  const { browserSession, vault, language, now } = deps
  const lifecycle = createSessionLifecycle(deps)
  const customerSessions = createCustomerSessions(deps, lifecycle)
  const basket = createSessionBasket(deps, lifecycle)
  let pendingRefresh: Promise<VaultContents> | undefined
  let hasRefreshed = false

  const refreshNow = async (seen: VaultContents): Promise<VaultContents> => {
    // After a rejected refresh the browser needs a new cookie. When it is too late to send one, this call fails, and
    // the browser repeats it.
    browserSession.assertCanSetCookie()
    const key = await browserSession.getKey()
    const outcome =
      key === undefined ? 'ended' : await deps.refreshSession(key, seen, language).finally(lifecycle.forgetContents)
    if (outcome === 'ended') throw sessionChangedError()
    const refreshedContents = outcome === 'rejected' ? await lifecycle.replaceRejectedSession(seen) : outcome
    hasRefreshed = true
    return refreshedContents
  }

  const startRefresh = (seen: VaultContents) => (pendingRefresh = refreshNow(seen))

  const withAccessToken = async <T>(call: (token: Secret) => Promise<T>): Promise<T> => {
    // Must be read before the vault: a token that was read during a refresh is the old one.
    const hadRefreshed = hasRefreshed
    const current = (await lifecycle.readContents()) ?? (await lifecycle.ensureGuest())
    const isDue = isRefreshDue(current, now())
    const usable = isDue ? await startRefresh(current) : current
    try {
      return await call(usable.token)
    } catch (error) {
      if (!hasStatus(error, 401) || hadRefreshed || isDue) throw error
    }
    // All calls of a request are rejected at the same time. They share one refresh and its outcome.
    return call((await (pendingRefresh ?? startRefresh(usable))).token)
  }

  const signInWithPasskey = async (credential: PasskeyAssertion) => {
    browserSession.assertCanSetCookie()
    return lifecycle.adoptSignIn(
      await withAccessToken((token) => deps.tokenService.loginWithPasskey(credential, token, language)),
    )
  }

  const refresh = async () => {
    const current = await lifecycle.readContents()
    if (!current || current.claims.guest_user) throw loginRequiredError()
    await startRefresh(current)
  }

  const refreshIfDue = async () => {
    const current = await lifecycle.readContents()
    if (current && isRefreshDue(current, now())) await startRefresh(current)
  }

  /** Old purchases make room for a new field; other requests may have changed which are old. */
  const prepareForNewField = async () => {
    if (!(await lifecycle.readContents())) await lifecycle.ensureGuest()
    lifecycle.forgetContents()
  }

  const storeEmailLink = async (kind: EmailLinkKind, link: EmailLink | undefined) => {
    if (link) await prepareForNewField()
    const isStored = await lifecycle.changeContents((key, contents) => vault.storeEmailLink(key, contents, kind, link))
    if (link && !isStored) throw sessionChangedError()
  }

  const rememberPurchase = async (purchase: Purchase) => {
    await prepareForNewField()
    const isStored = await lifecycle.changeContents((key, contents) => vault.rememberPurchase(key, contents, purchase))
    if (!isStored) throw sessionChangedError()
  }

  const setLeftOutLines = async (lines: readonly LeftOutLine[]) => {
    const isStored = await lifecycle.changeContents((key, contents) => vault.setLeftOutLines(key, contents, lines))
    if (!isStored) throw sessionChangedError()
  }

  return {
    getClaims: async () => (await lifecycle.readContents().catch(rethrowStorageError))?.claims,
    getLogId: () =>
      browserSession.getKey().then(
        (key) => key && logId(key),
        () => undefined,
      ),
    withAccessToken: (call) => withAccessToken(call).catch(rethrowStorageError),
    refresh: () => refresh().catch(rethrowStorageError),
    refreshIfDue: () => refreshIfDue().catch(rethrowStorageError),
    signIn: (credentials) => lifecycle.signIn(credentials).catch(rethrowStorageError),
    signInWithPasskey: (credential) => signInWithPasskey(credential).catch(rethrowStorageError),
    signInAgain: (password) => lifecycle.signInAgain(password).catch(rethrowStorageError),
    signOut: () => lifecycle.signOut().catch(rethrowStorageError),
    withBasketLock: (work) => basket.withLock(work).catch(rethrowStorageError),
    getBasketPointer: () => basket.getPointer().catch(rethrowStorageError),
    setBasketPointer: (to) => basket.setPointer(to).catch(rethrowStorageError),
    getNewDevice: () => (deps.knownDevice.isNew() ? deps.device : undefined),
    findKnownDevice: (email) => deps.knownDevice.findHash(email).catch(rethrowStorageError),
    customerSessions: {
      list: () => customerSessions.list().catch(rethrowStorageError),
      revoke: (key) => customerSessions.revoke(key).catch(rethrowStorageError),
      revokeOthers: () => customerSessions.revokeOthers().catch(rethrowStorageError),
      revokeAllFor: (credentials) => customerSessions.revokeAllFor(credentials).catch(rethrowStorageError),
      forgetDevices: () => customerSessions.forgetDevices().catch(rethrowStorageError),
    },
    storeEmailLink: (kind, link) => storeEmailLink(kind, link).catch(rethrowStorageError),
    readEmailLink: async (kind) => (await lifecycle.readContents().catch(rethrowStorageError))?.links[kind],
    listPurchases: async () => (await lifecycle.readContents().catch(rethrowStorageError))?.purchases ?? [],
    rememberPurchase: (purchase) => rememberPurchase(purchase).catch(rethrowStorageError),
    getGuestBasketPointer: () => basket.getGuestPointer().catch(rethrowStorageError),
    setGuestBasketPointer: (to) => basket.setGuestPointer(to).catch(rethrowStorageError),
    getLeftOutLines: async () => (await lifecycle.readContents().catch(rethrowStorageError))?.leftOutLines ?? [],
    setLeftOutLines: (lines) => setLeftOutLines(lines).catch(rethrowStorageError),
  }
}
