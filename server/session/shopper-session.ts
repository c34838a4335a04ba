import type { PasskeyAssertion } from '#shared/wire/extensions/passkeys.ts'
import type { TokenClaims } from '#shared/wire/identity.ts'
import type { Device } from './parse-device.ts'
import type { EmailLinkKind, EmailLink } from './vault/email-links.ts'
import type { LeftOutLine } from './vault/left-out-lines.ts'
import type { Purchase } from './vault/purchases.ts'
import type { Secret } from './vault/secret.ts'

export type Claims = TokenClaims

/** The basket of a session. `count` is the sum of quantities when it was last read or written. */
export type BasketPointer = { id: Secret; count: number }

/**
 * One session of a customer. `key` identifies it only in the list shown to this session; times are milliseconds since
 * 1970.
 */
export type CustomerSession = { key: string; device: Device; startedAt: number; seenAt: number; isCurrent: boolean }

/** The sessions of the customer. Every call but `revokeAllFor` throws 401 for guests. */
export type CustomerSessions = {
  /** Most recently seen first. */
  list(): Promise<CustomerSession[]>
  /**
   * Revokes one session by its key: its next request is a guest's. Signs out when it is the current one. False when
   * there is no such session.
   */
  revoke(key: string): Promise<boolean>
  /** Returns how many were revoked. */
  revokeOthers(): Promise<number>
  /**
   * Revokes every session of the owner of these credentials, the current one too if it is theirs. Throws what `signIn`
   * throws.
   */
  revokeAllFor(credentials: { email: string; password: string }): Promise<void>
  /** Forgets every device that the account knows. The calls above that end other sessions do so, too. */
  forgetDevices(): Promise<void>
}

/**
 * What handlers may do with the session of one request. Nothing is created until a call needs it: reading never creates
 * a guest, so crawlers and prefetches leave nothing behind. Every write is saved before its promise resolves, so that
 * the cookie is set before the first byte.
 */
export type ShopperSession = {
  /** The claims of the guest or customer; undefined without a session. Never creates one. */
  getClaims(): Promise<Claims | undefined>

  /** The id of this session in the log; undefined without a session, or when Redis does not answer. */
  getLogId(): Promise<string | undefined>

  /**
   * Runs one upstream call with the session's token. Creates a guest if there is no session, refreshes an expired
   * token, and refreshes once more if the call answers 401. Throws AppError 503 `session_unavailable` when Redis or the
   * token service is unreachable.
   */
  withAccessToken<T>(call: (token: Secret) => Promise<T>): Promise<T>

  /** Forces a refresh, so that claims are current. 401 'You must be logged in to use this endpoint' for guests. */
  refresh(): Promise<void>

  /**
   * Refreshes the token now when it is due, so that no later call, when the response has started, needs a new cookie.
   * Creates no session; throws what `withAccessToken` throws.
   */
  refreshIfDue(): Promise<void>

  /**
   * Exchanges email and password for tokens (`POST /auth`) under a new session id; the old id is invalid afterwards. A
   * guest's basket with lines becomes the guest basket.
   */
  signIn(credentials: { email: string; password: string }): Promise<Claims>

  /**
   * As `signIn`, with what a passkey signed for a challenge that this session asked for. A customer signs in again.
   * Throws the error of the API when it does not accept the passkey.
   */
  signInWithPasskey(credential: PasskeyAssertion): Promise<Claims>

  /**
   * Checks the customer's password before a sensitive change, and gives the session a new id and new tokens, as signing
   * in does. False, and no change, when the password is wrong. 401 for guests.
   */
  signInAgain(password: string): Promise<boolean>

  /** Ends the session here and upstream, and starts a new guest under a new id. */
  signOut(): Promise<void>

  /**
   * Runs work that reads and rewrites a basket after all other such work of the same shopper, across replicas, so that
   * no line is lost. 503 `session_unavailable` when its turn does not come in time. Must not be nested.
   */
  withBasketLock<T>(work: () => Promise<T>): Promise<T>

  /** The basket of the session: the customer's own, on every device, or the guest's. */
  getBasketPointer(): Promise<BasketPointer | undefined>
  setBasketPointer(pointer: BasketPointer | undefined): Promise<void>

  /** The hash of this browser's device cookie when the account of this email knows it. It authenticates nothing. */
  findKnownDevice(email: string): Promise<string | undefined>
  /** This device, when the account that signed in with this request did not know it. */
  getNewDevice(): Device | undefined

  readonly customerSessions: CustomerSessions

  /** Stores the token of an email link for an hour; undefined removes it. Creates a guest if there is no session. */
  storeEmailLink(kind: EmailLinkKind, link: EmailLink | undefined): Promise<void>
  readEmailLink(kind: EmailLinkKind): Promise<EmailLink | undefined>

  /**
   * What this session started to pay for, bought, looked up or opened by a link, newest first, as far as there is room.
   * Survives signing in and ends with signing out. Storing one creates a guest if there is no session, and replaces one
   * of the same transaction (or, without one, of the same order).
   */
  listPurchases(): Promise<Purchase[]>
  rememberPurchase(purchase: Purchase): Promise<void>

  /** The basket of the guest before signing in, when both baskets had lines. */
  getGuestBasketPointer(): Promise<BasketPointer | undefined>
  setGuestBasketPointer(pointer: BasketPointer | undefined): Promise<void>

  /** What the merge of that basket left out, until the customer has seen it or the basket is gone. */
  getLeftOutLines(): Promise<readonly LeftOutLine[]>
  setLeftOutLines(lines: readonly LeftOutLine[]): Promise<void>
}
