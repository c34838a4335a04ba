import type { PasskeyAssertion } from '#shared/wire/extensions/passkeys.ts'
import { throwStorageUnavailable } from '../http/session-unavailable.ts'
import { hasStatus } from '../upstream/commerce-api.ts'
import type { Secret } from './vault/secret.ts'
import { loginRequiredError, sessionChangedError, type SessionDeps } from './session-deps.ts'
import { createSessionLifecycle } from './session-lifecycle.ts'
import { createCustomerSessions } from './customer-sessions.ts'
import type { EmailLinkKind, EmailLink } from './vault/email-links.ts'
import type { Purchase } from './vault/purchases.ts'
import type { BasketPointer, ShopperSession } from './shopper-session.ts'
import { isRefreshDue } from './tokens.ts'
import type { VaultContents } from './vault/vault.ts'
import { logId } from './vault/session-keys.ts'

/** The session of one request; `ShopperSession` documents each call. */
export const createShopperSession = (deps: SessionDeps): ShopperSession => {
  const { browserSession, keys, vault, userBaskets, language, now } = deps
  const lifecycle = createSessionLifecycle(deps)
  const customerSessions = createCustomerSessions(deps, lifecycle)
  let pendingRefresh: Promise<VaultContents> | undefined
  let hasRefreshed = false

  const refreshNow = async (seen: VaultContents): Promise<VaultContents> => {
    // After a rejected refresh the browser needs a new cookie. When it is too late to send one, this call fails, and
    // the browser repeats it.
    browserSession.assertCanSetCookie()
    const key = await browserSession.getKey()
    const outcome = key === undefined ? 'ended' : await deps.refreshSession(key, seen, language)
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

  /** Finds the owner of the basket: a customer, whose devices share it, or this session. */
  const findBasketOwner = async () => {
    const current = await lifecycle.readContents()
    if (!current) return undefined
    const customer = current.claims.guest_user ? undefined : current.claims.id
    return { current, customer }
  }

  const getBasketPointer = async () => {
    const owner = await findBasketOwner()
    return owner?.customer === undefined ? owner?.current.basket : userBaskets.readPointer(owner.customer)
  }

  const writeVaultPointer = async (name: 'basket' | 'guestBasket', to: BasketPointer | undefined) => {
    const key = await browserSession.getKey()
    if (key === undefined || !(await vault.setBasketPointer(key, name, to))) throw sessionChangedError()
  }

  const setBasketPointer = async (to: BasketPointer | undefined) => {
    const owner = await findBasketOwner()
    if (owner?.customer === undefined) await writeVaultPointer('basket', to)
    else await userBaskets.writePointer(owner.customer, to)
  }

  const storeEmailLink = async (kind: EmailLinkKind, link: EmailLink | undefined) => {
    if (link && !(await lifecycle.readContents())) await lifecycle.ensureGuest()
    const key = await browserSession.getKey()
    if (key !== undefined && (await vault.storeEmailLink(key, kind, link))) return
    if (link) throw sessionChangedError()
  }

  const rememberPurchase = async (purchase: Purchase) => {
    if (!(await lifecycle.readContents())) await lifecycle.ensureGuest()
    const key = await browserSession.getKey()
    if (key === undefined || !(await vault.rememberPurchase(key, purchase))) throw sessionChangedError()
  }

  const withBasketLock = async <T>(work: () => Promise<T>): Promise<T> => {
    const owner = await findBasketOwner()
    const key = await browserSession.getKey()
    // Takes the locks of all names of the customer. They are sorted, because replicas may have their keys in different
    // orders and must take the locks in the same order.
    const names =
      owner?.customer === undefined
        ? [key].filter((name) => name !== undefined)
        : keys.getUserKeys(owner.customer).toSorted()
    return names.reduceRight((inner, name) => () => deps.withBasketLock(name, inner), work)()
  }

  return {
    getClaims: async () => (await lifecycle.readContents().catch(throwStorageUnavailable))?.claims,
    getLogId: () =>
      browserSession.getKey().then(
        (key) => key && logId(key),
        () => undefined,
      ),
    withAccessToken: (call) => withAccessToken(call).catch(throwStorageUnavailable),
    refresh: () => refresh().catch(throwStorageUnavailable),
    refreshIfDue: () => refreshIfDue().catch(throwStorageUnavailable),
    signIn: (credentials) => lifecycle.signIn(credentials).catch(throwStorageUnavailable),
    signInWithPasskey: (credential) => signInWithPasskey(credential).catch(throwStorageUnavailable),
    signInAgain: (password) => lifecycle.signInAgain(password).catch(throwStorageUnavailable),
    signOut: () => lifecycle.signOut().catch(throwStorageUnavailable),
    withBasketLock: (work) => withBasketLock(work).catch(throwStorageUnavailable),
    getBasketPointer: () => getBasketPointer().catch(throwStorageUnavailable),
    setBasketPointer: (to) => setBasketPointer(to).catch(throwStorageUnavailable),
    getNewDevice: () => (deps.knownDevice.isNew() ? deps.device : undefined),
    findKnownDevice: (email) => deps.knownDevice.findHash(email).catch(throwStorageUnavailable),
    customerSessions: {
      list: () => customerSessions.list().catch(throwStorageUnavailable),
      revoke: (key) => customerSessions.revoke(key).catch(throwStorageUnavailable),
      revokeOthers: () => customerSessions.revokeOthers().catch(throwStorageUnavailable),
      revokeAllFor: (credentials) => customerSessions.revokeAllFor(credentials).catch(throwStorageUnavailable),
      forgetDevices: () => customerSessions.forgetDevices().catch(throwStorageUnavailable),
    },
    storeEmailLink: (kind, link) => storeEmailLink(kind, link).catch(throwStorageUnavailable),
    readEmailLink: async (kind) => (await lifecycle.readContents().catch(throwStorageUnavailable))?.links[kind],
    listPurchases: async () => (await lifecycle.readContents().catch(throwStorageUnavailable))?.purchases ?? [],
    rememberPurchase: (purchase) => rememberPurchase(purchase).catch(throwStorageUnavailable),
    getGuestBasketPointer: async () => (await lifecycle.readContents().catch(throwStorageUnavailable))?.guestBasket,
    setGuestBasketPointer: (to) => writeVaultPointer('guestBasket', to).catch(throwStorageUnavailable),
  }
}
