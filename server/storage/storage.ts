/** A stored hash of text fields. The storage does not encrypt: callers encrypt confidential fields first. */
export type Fields = Record<string, string>

/** Changes to a hash; null removes a field. */
export type FieldChanges = Record<string, string | null>

export type RotateOutcome = 'saved' | 'stale' | 'ended'

/** What a lease protects: the use of a refresh token, or reading and rewriting a basket. */
export type LeasePurpose = 'refresh' | 'basket'

/**
 * Who ended a session. `itself`: the browser that held it, whose response brings a new cookie. `other`: another session
 * of the user, or an operator.
 */
export type EndedBy = 'itself' | 'other'

/** Changes that apply only to fields that still have the text `from`. */
export type ConditionalUpdates = Record<string, { from: string; to: string }>

/** A basket pointer, the name it is stored under, and its write time, in the format of the storage. */
export type StoredBasketPointer = { key: string; writtenAt: string; fields: Fields }

/** One session in the session list of a user. `details` is text that the caller encoded. */
type SessionListEntry = { key: string; details: string }

/** An amount per number of seconds. `name` separates the counters of limits. */
type RateLimit = { name: string; amount: number; seconds: number }

/**
 * The tickets or goods of one basket. They count for its client for `ttlMs`: at least `atLeast` of them, whatever other
 * baskets hold. `replaces` is another name under which they have counted so far.
 */
export type CountedHold = {
  name: string
  quantity: number
  atLeast: number
  ttlMs: number
  replaces?: string | undefined
}

/** What the baskets of one client may hold together. */
type HoldLimits = { quantity: number; baskets: number }

/**
 * All data that the storefront stores outside the process, as named atomic operations. `key` is never a session id or a
 * user id, but an HMAC of it. Every operation throws StorageError when its outcome is unknown.
 *
 * A session consists of two parts under one key: its record (of express-session) and its vault (tokens, claims,
 * basket). They start and end together. An ended session leaves a tombstone, so that no late write restores it.
 */
export type Storage = {
  readonly kind: 'redis' | 'memory'

  readRecord(key: string): Promise<string | null>
  /** False when the session has ended. */
  writeRecord(key: string, value: string, ttlSeconds: number): Promise<boolean>

  /** Creates the vault of a new session. False when the session has ended. */
  insertVault(key: string, fields: Fields, ttlSeconds: number): Promise<boolean>
  readVault(key: string): Promise<Fields | null>
  /** Changes single fields of a vault. False when the session has ended or does not exist. */
  writeVault(key: string, changes: FieldChanges): Promise<boolean>
  /** Replaces the text of each field that has not changed meanwhile. Resolves to the number of replaced fields. */
  compareAndSetFields(key: string, updates: ConditionalUpdates): Promise<number>
  /**
   * Writes fields and increments `epoch`. 'stale' when the stored epoch differs from the caller's, or when another
   * holder has the `refresh` lease.
   */
  rotateVault(key: string, epoch: number, holder: string, fields: Fields): Promise<RotateOutcome>

  /**
   * True when `holder` now has the lease, for `ttlMs` or until it is released; renews a lease that `holder` already
   * has.
   */
  acquireLease(key: string, purpose: LeasePurpose, holder: string, ttlMs: number): Promise<boolean>
  /** Releases the lease of `holder`; never that of another holder. */
  releaseLease(key: string, purpose: LeasePurpose, holder: string): Promise<void>

  /** Renews the idle time of record and vault. */
  touchSession(key: string, ttlSeconds: number): Promise<void>
  /**
   * Ends a session and its leases permanently. Leaves a tombstone that names `endedBy`. True when there was a session.
   */
  endSession(key: string, endedBy: EndedBy): Promise<boolean>
  /** Removes an unusable session without a tombstone, so that its browser gets a new session at once. */
  discardSession(key: string): Promise<void>
  /**
   * Ends all sessions of guests and customers, each as `endSession` does with `other`. Removes the session lists and
   * the known devices; the basket pointers of users stay. Resolves to the number of ended sessions. A session that
   * starts meanwhile may survive. After an error, repeat the call: it has ended only some sessions.
   */
  endAllSessions(): Promise<number>
  /** How the session ended, for `tombstoneSeconds` after its end. */
  readTombstone(key: string): Promise<EndedBy | null>

  /**
   * Adds a session to the list of its user, or renews its entry, for `ttlSeconds`. The list expires with its last
   * entry. Resolves to the keys that exceeded `maxSessionsPerCustomer` and were removed: those nearest to their expiry.
   */
  addToSessionList(userKey: string, session: SessionListEntry, ttlSeconds: number): Promise<string[]>
  /** Unexpired entries of the list, unordered. May contain a session that has ended. */
  readSessionList(userKey: string): Promise<SessionListEntry[]>
  removeFromSessionList(userKey: string, keys: readonly string[]): Promise<void>

  /**
   * Remembers a device of an account for `ttlSeconds`, or renews it. When there are more than `maxDevicesPerAccount`,
   * forgets those nearest to their expiry.
   */
  rememberDevice(accountKey: string, deviceHash: string, ttlSeconds: number): Promise<void>
  isKnownDevice(accountKey: string, deviceHash: string): Promise<boolean>
  /** Forgets all devices of the account with these names. */
  forgetDevices(accountKeys: readonly string[]): Promise<void>

  /**
   * Counts once against a limit, which restarts after its time. Counts nothing when the limit is reached, and returns
   * the milliseconds to wait, else 0.
   */
  consume(limit: RateLimit, key: string): Promise<number>
  /** Takes back one use. */
  restore(limit: RateLimit, key: string): Promise<void>

  /**
   * Sets the number of tickets or goods that one basket of a client holds; 0 removes the basket. Resolves to the number
   * that counts: all of them, or as many as the limits of the client leave.
   */
  countHold(clientKey: string, hold: CountedHold, limits: HoldLimits): Promise<number>
  /** The client keys at which the hold of a basket counts; undefined when none is known. `ttlMs` renews their time. */
  readHeldAt(basketKey: string, ttlMs?: number): Promise<readonly string[] | undefined>
  writeHeldAt(basketKey: string, clientKeys: readonly string[], ttlMs: number): Promise<void>

  /**
   * The basket pointer of a customer. It never expires, because nothing else leads to the basket. `keys` are all names
   * of the customer, newest first. The latest write counts, whatever its name.
   */
  readBasketPointer(keys: readonly string[]): Promise<StoredBasketPointer | null>
  /** Writes the pointer under the first name and removes it from the others. With null it removes the pointer. */
  writeBasketPointer(keys: readonly string[], fields: Fields | null): Promise<void>
  /**
   * Writes a pointer under another name, or changes its text, unless it has changed meanwhile. True when it was
   * written.
   */
  moveBasketPointer(pointer: Omit<StoredBasketPointer, 'fields'>, targetKey: string, fields: Fields): Promise<boolean>

  /**
   * Every key that has a vault, or every name that has a basket pointer, in batches. May miss one that starts or ends
   * meanwhile.
   */
  scanKeys(kind: 'vault' | 'basket'): AsyncIterable<readonly string[]>

  /** Rejects when the storage does not respond. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** Seconds for which the storage remembers an ended session: the longest time that a request may still be in flight. */
export const tombstoneSeconds = 30

/**
 * A longer list would not help its user. A session that is removed from the list is ended, because the user could no
 * longer revoke it.
 */
export const maxSessionsPerCustomer = 50

/** More browsers than one person uses. */
export const maxDevicesPerAccount = 10

/**
 * The storage did not respond in time, so it is unknown whether a write happened. The error contains no command,
 * because a command contains the data.
 */
export class StorageError extends Error {
  constructor(operation: string, reason: string) {
    super(`${operation}: ${reason}`)
    this.name = 'StorageError'
  }
}
