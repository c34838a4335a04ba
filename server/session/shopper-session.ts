import type { TokenClaims } from '#shared/wire/identity.ts'
import type { Device } from './parse-device.ts'
import type { EmailLinkKind, EmailLink } from './vault/email-links.ts'
import type { Purchase } from './vault/purchases.ts'
import type { Secret } from './vault/secret.ts'

export type Claims = TokenClaims

/** Which basket a session points at. `count` is the sum of quantities when it was last read or written. */
export type BasketPointer = { id: Secret; count: number }

/**
 * One place where a customer is signed in. `key` names it in this session's list alone; times are milliseconds since
 * the epoch.
 */
export type CustomerSession = { key: string; device: Device; startedAt: number; seenAt: number; isCurrent: boolean }

/** Where the customer is signed in. Every call but `endAllOf` answers guests with 401. */
export type CustomerSessions = {
  /** Last seen first. */
  list(): Promise<CustomerSession[]>
  /** Ends one by its key: its next request is a guest's. The own one is signed out. False when it is not there. */
  revoke(key: string): Promise<boolean>
  /** How many there were. */
  revokeOthers(): Promise<number>
  /**
   * Ends every session of whoever these credentials belong to, this one too if it is theirs. Throws what signing in
   * would.
   */
  revokeAllFor(credentials: { email: string; password: string }): Promise<void>
  /** Whether this is the customer's password (settled rule 3: checked through `POST /auth`). */
  verifyPassword(password: string): Promise<boolean>
}

/**
 * What handlers may do with the session of one request. Nothing is created until a call needs it: reading never makes a
 * guest, so crawlers and prefetches leave no trace. Every write is saved before its promise resolves, so that the
 * cookie is set before the first byte.
 */
export type ShopperSession = {
  /** The claims of whoever is shopping, guest or customer; undefined while there is no session. Never creates one. */
  getClaims(): Promise<Claims | undefined>

  /** What the log calls this session; undefined while there is none, or nobody can tell. */
  getLogId(): Promise<string | undefined>

  /**
   * Runs one upstream call with the session's token: makes a guest first if there is none, refreshes when the token has
   * expired, and once more if the call answers 401. Throws AppError 503 `session_unavailable` when Redis or the token
   * service cannot be reached.
   */
  withAccessToken<T>(call: (token: Secret) => Promise<T>): Promise<T>

  /** Forces a refresh, so that claims are current. 401 'You must be logged in to use this endpoint' without a login. */
  refresh(): Promise<void>

  /**
   * Refreshes now if the token has run out, so that no call that comes later, when a page is on its way, needs another
   * cookie. Makes no session; throws what `authorised` would.
   */
  refreshIfExpired(): Promise<void>

  /**
   * Takes a token pair that `POST /auth` gave for an email and a password, under a new session id; the old id is dead
   * afterwards. The guest's basket, if it had lines, is then the kept one.
   */
  signIn(credentials: { email: string; password: string }): Promise<Claims>

  /** Ends the session here and upstream, and starts a fresh guest under a new id. */
  signOut(): Promise<void>

  /**
   * Runs work that reads a basket and writes it back after all other such work of the same shopper, on whatever
   * replica, so that no line is lost. 503 `session_unavailable` when its turn does not come in time. Must not be
   * nested.
   */
  withBasketLock<T>(work: () => Promise<T>): Promise<T>

  /** The basket of the session: the customer's own (it follows them to another device) or the guest's. */
  getBasketPointer(): Promise<BasketPointer | undefined>
  setBasketPointer(getBasketPointer: BasketPointer | undefined): Promise<void>

  readonly customerSessions: CustomerSessions

  /**
   * The token of a mailed link, kept for an hour. Keeping one makes a guest if there is no session; undefined forgets
   * it.
   */
  storeEmailLink(kind: EmailLinkKind, link: EmailLink | undefined): Promise<void>
  readEmailLink(kind: EmailLinkKind): Promise<EmailLink | undefined>

  /**
   * What this session began to pay for, bought or looked up, newest first, as many as a session has room for; they
   * outlive signing in and end with signing out. Remembering one makes a guest if there is no session; one of the same
   * transaction (or, without one, the same order) is replaced.
   */
  listPurchases(): Promise<Purchase[]>
  rememberPurchase(purchase: Purchase): Promise<void>

  /** The basket this customer filled as a guest before signing in, when both had lines. */
  getGuestBasketPointer(): Promise<BasketPointer | undefined>
  setGuestBasketPointer(getBasketPointer: BasketPointer | undefined): Promise<void>
}
