import type { LeftOutLine } from '#shared/api/basket/basket-schemas.ts'
import type { PasskeyAssertion } from '#shared/wire/extensions/passkeys.ts'
import type { TokenClaims } from '#shared/wire/identity.ts'
import type { Device } from './parse-device.ts'
import type { EmailLinkKind, EmailLink } from './vault/email-links.ts'
import type { Purchase } from './vault/purchases.ts'
import type { Secret } from './vault/secret.ts'

export type Claims = TokenClaims

/** `hasCancelledDeletion` when the account would have been deleted without this sign-in. */
export type SignIn = { hasCancelledDeletion: boolean }

/** The basket of a session. `count` is the sum of quantities when it was last read or written. */
export type BasketPointer = { id: Secret; count: number }

/**
 * One session of a customer, as an entry of their list. `key` is valid only in the session that loaded the list. Times
 * are in milliseconds since 1970.
 */
export type CustomerSession = { key: string; device: Device; startedAt: number; seenAt: number; isCurrent: boolean }

/** The sessions of the customer. Every call except `revokeAllFor` throws 401 for guests. */
export type CustomerSessions = {
  /** Most recently seen first. */
  list(): Promise<CustomerSession[]>
  /**
   * Revokes one session by its key; the next request of its browser is a guest's. Signs out when it is the current
   * session. False when there is no such session.
   */
  revoke(key: string): Promise<boolean>
  /** Resolves to the number of revoked sessions. */
  revokeOthers(): Promise<number>
  /**
   * Revokes every session of the owner of these credentials, including the current one when it is theirs. Throws the
   * same errors as `signIn`.
   */
  revokeAllFor(credentials: { email: string; password: string }): Promise<void>
  /** Forgets all devices that the account knows. The calls above that end other sessions do so, too. */
  forgetDevices(): Promise<void>
}

/**
 * The functions of one request's session for handlers. Reading never creates a session, so crawlers and prefetches
 * leave no data. A call that needs a session creates a guest. Every write is saved before its promise resolves, so that
 * the cookie is set before the first byte.
 */
export type ShopperSession = {
  /** The claims of the guest or customer; undefined without a session. Never creates one. */
  getClaims(): Promise<Claims | undefined>

  /** The id of this session in the log; undefined without a session, or when Redis does not respond. */
  getLogId(): Promise<string | undefined>

  /**
   * Runs one upstream call with the session's token. Creates a guest when there is no session, and refreshes an expired
   * token. Refreshes once more when the API responds to the call with 401. Throws AppError 503 `session_unavailable`
   * when Redis or the token service is unreachable.
   */
  withAccessToken<T>(call: (token: Secret) => Promise<T>): Promise<T>

  /** Forces a refresh, so that claims are current. 401 'You must be logged in to use this endpoint' for guests. */
  refresh(): Promise<void>

  /**
   * Refreshes the token now if it is due: once the response has started, a call could not set a new cookie. Creates no
   * session. Throws the same errors as `withAccessToken`.
   */
  refreshIfDue(): Promise<void>

  /**
   * Exchanges email and password for tokens (`POST /auth`) under a new session id; the old id is invalid afterwards. A
   * guest's basket with lines becomes the guest basket.
   */
  signIn(credentials: { email: string; password: string }): Promise<SignIn>

  /**
   * Signs in like `signIn`, with what a passkey signed for a challenge of this session. A customer signs in again.
   * Throws the API's error when it does not accept the passkey.
   */
  signInWithPasskey(credential: PasskeyAssertion): Promise<SignIn>

  /**
   * Checks the customer's password before a sensitive change. As at sign-in, the session gets a new id and new tokens.
   * False, without any change, when the password is wrong. 401 for guests.
   */
  signInAgain(password: string): Promise<boolean>

  /** Ends the session here and upstream, and starts a new guest under a new id. */
  signOut(): Promise<void>

  /**
   * Runs work that reads and rewrites the shopper's basket. Such work of one shopper runs in sequence across all
   * replicas, so that no line is lost. 503 `session_unavailable` when the wait takes too long. Must not be nested.
   */
  withBasketLock<T>(work: () => Promise<T>): Promise<T>

  /** The basket of the session: a customer's own, which all their devices share, or a guest's. */
  getBasketPointer(): Promise<BasketPointer | undefined>
  setBasketPointer(pointer: BasketPointer | undefined): Promise<void>

  /**
   * The hash of this browser's device cookie, when the account of this email knows the device. It authenticates
   * nothing.
   */
  findKnownDevice(email: string): Promise<string | undefined>
  /** This device, when it was unknown to the account that signed in with this request. */
  getNewDevice(): Device | undefined

  readonly customerSessions: CustomerSessions

  /** Stores the token of an email link for an hour; undefined removes it. Creates a guest if there is no session. */
  storeEmailLink(kind: EmailLinkKind, link: EmailLink | undefined): Promise<void>
  readEmailLink(kind: EmailLinkKind): Promise<EmailLink | undefined>

  /**
   * What this session started to pay for, bought, or opened by a link, newest first, as far as the session has room. It
   * survives signing in and ends at sign-out. Storing a purchase creates a guest when there is no session. It replaces
   * the purchase with the same transaction or, without a transaction, of the same order.
   */
  listPurchases(): Promise<Purchase[]>
  rememberPurchase(purchase: Purchase): Promise<void>

  /** The basket from before signing in, when both baskets had lines. */
  getGuestBasketPointer(): Promise<BasketPointer | undefined>
  setGuestBasketPointer(pointer: BasketPointer | undefined): Promise<void>

  /** What the merge of that basket left out, until the customer has seen it or the basket is gone. */
  getLeftOutLines(): Promise<readonly LeftOutLine[]>
  setLeftOutLines(lines: readonly LeftOutLine[]): Promise<void>
}
