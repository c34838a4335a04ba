import { AppError } from '../http/errors.ts'
import { StorageError } from '../storage/storage.ts'
import { hasStatus } from '../upstream/commerce-api.ts'
import type { Secret } from './vault/secret.ts'
import { loginRequired, sessionChanged, type SessionDeps } from './session-deps.ts'
import { createSessionLife } from './session-life.ts'
import { createSignedIn } from './signed-in.ts'
import type { LinkKind, MailedLink } from './vault/mailed-links.ts'
import type { Purchase } from './vault/purchases.ts'
import type { BasketPointer, ShopperSession } from './shopper-session.ts'
import { isExpired } from './tokens.ts'
import type { VaultContents } from './vault/vault.ts'
import { inLog } from './vault/session-keys.ts'

const orUnavailable = (error: unknown): never => {
  if (!(error instanceof StorageError)) throw error
  throw new AppError(503, 'session_unavailable', 'The session storage failed', { cause: error, retryAfter: 2 })
}

/** The session of one request; `ShopperSession` says what each call promises. */
export const createShopperSession = (deps: SessionDeps): ShopperSession => {
  const { browser, keys, vault, userBaskets, language, now } = deps
  const life = createSessionLife(deps)
  const signedIn = createSignedIn(deps, life)
  let renewal: Promise<VaultContents> | undefined
  let isRenewed = false

  const renewNow = async (seen: VaultContents): Promise<VaultContents> => {
    // A refusal would need another cookie. What comes this late is asked for again by the browser, which can take one.
    browser.assertCookiePossible()
    const key = await browser.key()
    const outcome = key === undefined ? 'ended' : await deps.refresh(key, seen, language)
    if (outcome === 'ended') throw sessionChanged()
    const renewed = outcome === 'rejected' ? await life.replaceRejected(seen) : outcome
    isRenewed = true
    return renewed
  }

  const renew = (seen: VaultContents) => (renewal = renewNow(seen))

  const authorised = async <T>(call: (token: Secret) => Promise<T>): Promise<T> => {
    // Asked before it is read: a token that is read while a renewal goes on is the one it replaces.
    const wasRenewed = isRenewed
    const current = (await life.contents()) ?? (await life.beginGuest())
    const hasExpired = isExpired(current, now())
    const usable = hasExpired ? await renew(current) : current
    try {
      return await call(usable.token)
    } catch (error) {
      if (!hasStatus(error, 401) || wasRenewed || hasExpired) throw error
    }
    // Calls of one request are refused together: one renews for all, and what becomes of that is the answer of all.
    return call((await (renewal ?? renew(usable))).token)
  }

  const refresh = async () => {
    const current = await life.contents()
    if (!current || current.claims.guest_user) throw loginRequired()
    await renew(current)
  }

  const prepare = async () => {
    const current = await life.contents()
    if (current && isExpired(current, now())) await renew(current)
  }

  /** Whose basket it is: a customer's on every device, or this session's. */
  const basketOwner = async () => {
    const current = await life.contents()
    if (!current) return undefined
    const customer = current.claims.guest_user ? undefined : current.claims.id
    return { current, customer }
  }

  const basket = async () => {
    const owner = await basketOwner()
    return owner?.customer === undefined ? owner?.current.basket : userBaskets.read(owner.customer)
  }

  const point = async (name: 'basket' | 'keptGuestBasket', to: BasketPointer | undefined) => {
    const key = await browser.key()
    if (key === undefined || !(await vault.point(key, name, to))) throw sessionChanged()
  }

  const setBasket = async (to: BasketPointer | undefined) => {
    const owner = await basketOwner()
    if (owner?.customer === undefined) await point('basket', to)
    else await userBaskets.write(owner.customer, to)
  }

  const keepLink = async (kind: LinkKind, link: MailedLink | undefined) => {
    if (link && !(await life.contents())) await life.beginGuest()
    const key = await browser.key()
    if (key !== undefined && (await vault.keepLink(key, kind, link))) return
    if (link) throw sessionChanged()
  }

  const rememberPurchase = async (purchase: Purchase) => {
    if (!(await life.contents())) await life.beginGuest()
    const key = await browser.key()
    if (key === undefined || !(await vault.keepPurchase(key, purchase))) throw sessionChanged()
  }

  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    const owner = await basketOwner()
    const key = await browser.key()
    // A customer's under every name, in an order that is the same wherever: replicas may differ in which of their names
    // comes first.
    const names =
      owner?.customer === undefined
        ? [key].filter((name) => name !== undefined)
        : keys.ofUser(owner.customer).toSorted()
    return names.reduceRight((inner, name) => () => deps.inTurn(name, inner), work)()
  }

  return {
    claims: async () => (await life.contents().catch(orUnavailable))?.claims,
    logName: () =>
      browser.key().then(
        (key) => key && inLog(key),
        () => undefined,
      ),
    authorised: (call) => authorised(call).catch(orUnavailable),
    refresh: () => refresh().catch(orUnavailable),
    prepare: () => prepare().catch(orUnavailable),
    signIn: (credentials) => life.signIn(credentials).catch(orUnavailable),
    signOut: () => life.signOut().catch(orUnavailable),
    inTurn: (work) => inTurn(work).catch(orUnavailable),
    basket: () => basket().catch(orUnavailable),
    setBasket: (to) => setBasket(to).catch(orUnavailable),
    signedIn: {
      list: () => signedIn.list().catch(orUnavailable),
      end: (key) => signedIn.end(key).catch(orUnavailable),
      endOthers: () => signedIn.endOthers().catch(orUnavailable),
      endAllOf: (credentials) => signedIn.endAllOf(credentials).catch(orUnavailable),
      isPassword: (password) => signedIn.isPassword(password).catch(orUnavailable),
    },
    keepLink: (kind, link) => keepLink(kind, link).catch(orUnavailable),
    keptLink: async (kind) => (await life.contents().catch(orUnavailable))?.links[kind],
    purchases: async () => (await life.contents().catch(orUnavailable))?.purchases ?? [],
    rememberPurchase: (purchase) => rememberPurchase(purchase).catch(orUnavailable),
    keptGuestBasket: async () => (await life.contents().catch(orUnavailable))?.keptGuestBasket,
    setKeptGuestBasket: (to) => point('keptGuestBasket', to).catch(orUnavailable),
  }
}
