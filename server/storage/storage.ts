/** A stored hash: text only. Encode what must not be readable at rest before it gets here. */
export type Fields = Record<string, string>

/** Changes to a hash; null removes a field. */
export type FieldChanges = Record<string, string | null>

export type RotateOutcome = 'saved' | 'stale' | 'ended'

/** What a lease protects: the use of a refresh token, or reading and rewriting a basket. */
export type LeasePurpose = 'refresh' | 'basket'

/**
 * `itself`: by the browser that held it, whose response brings a new cookie. `other`: by another session of the user,
 * or an operator.
 */
export type EndedBy = 'itself' | 'other'

/** Changes that apply only to a field that still has the text `from`. */
export type ConditionalUpdates = Record<string, { from: string; to: string }>

/** A basket pointer, the name it is stored under, and its write time, in the format of the storage. */
export type StoredBasketPointer = { key: string; writtenAt: string; fields: Fields }

/** One session in the session list of a user. `details` is text that the caller encoded. */
type SessionListEntry = { key: string; details: string }

/** An amount per number of seconds. `name` separates the counters of limits. */
type RateLimit = { name: string; amount: number; seconds: number }

/**
 * The tickets of one basket, which count for its client for `ttlMs`: `atLeast` as many, whatever other baskets hold.
 * `replaces` is another name under which they counted before.
 */
export type CountedHold = {
  name: string
  tickets: number
  atLeast: number
  ttlMs: number
  replaces?: string | undefined
}

/** What the baskets of one client may hold together. */
type HoldLimits = { tickets: number; baskets: number }

/**
 * All data that the storefront stores outside the process, as named atomic operations. `key` is never a session id or a
 * user id, but an HMAC of it. Every operation throws StorageError when its outcome is unknown.
 *
 * A session is two things under one key: its record (of express-session) and its vault (tokens, claims, basket). They
 * start and end together, and an ended session leaves a tombstone, so that no late write restores it.
 */
export type Storage = {
  readonly kind: 'redis' | 'memory'

  readRecord(key: string): Promise<string | null>
  /** False when the session has ended. */
  writeRecord(key: string, value: string, ttlSeconds: number): Promise<boolean>

  /** Creates the vault of a new session. False when the session has ended. */
  insertVault(key: string, fields: Fields, ttlSeconds: number): Promise<boolean>
  readVault(key: string): Promise<Fields | null>
  /** Changes single fields of a living vault. False when it does not live. */
  writeVault(key: string, changes: FieldChanges): Promise<boolean>
  /** Replaces the text of each field that did not change meanwhile. Returns the number of replaced fields. */
  compareAndSetFields(key: string, updates: ConditionalUpdates): Promise<number>
  /**
   * Writes fields and increments `epoch`. 'stale' when the epoch differs from the caller's, or another holder has the
   * `refresh` lease.
   */
  rotateVault(key: string, epoch: number, holder: string, fields: Fields): Promise<RotateOutcome>

  /** True when `holder` now has the lease, until release or for `ttlMs`; renews the holder's own. */
  acquireLease(key: string, purpose: LeasePurpose, holder: string, ttlMs: number): Promise<boolean>
  /** Releases the lease of `holder`; never that of another holder. */
  releaseLease(key: string, purpose: LeasePurpose, holder: string): Promise<void>

  /** Renews the idle time of record and vault. */
  touchSession(key: string, ttlSeconds: number): Promise<void>
  /** Ends a session for good, leases included, with a tombstone that names `by`. True when there was a session. */
  endSession(key: string, endedBy: EndedBy): Promise<boolean>
  /** Removes an unusable session without a tombstone, so that its browser gets a new session at once. */
  discardSession(key: string): Promise<void>
  /**
   * Ends all sessions of guests and customers, each as `endSession` does with `other`. Removes the session lists and
   * the known devices; the basket pointers of users stay. Returns how many it ended. A session that starts meanwhile
   * may survive. After an error, some have ended: repeat it.
   */
  endAllSessions(): Promise<number>
  /** How the session ended, for `tombstoneSeconds` after its end. */
  readTombstone(key: string): Promise<EndedBy | null>

  /**
   * Adds a session to the list of its user, or renews it, for `ttlSeconds`; the list expires with its last entry.
   * Returns the keys that had to leave because of `maxSessionsPerUser`: those nearest to their end.
   */
  addToSessionList(userKey: string, session: SessionListEntry, ttlSeconds: number): Promise<string[]>
  /** Unexpired entries of the list, unordered. May contain a session that has ended. */
  readSessionList(userKey: string): Promise<SessionListEntry[]>
  removeFromSessionList(userKey: string, keys: readonly string[]): Promise<void>

  /**
   * Remembers a device of an account for `ttlSeconds`, or renews it. Forgets those nearest to their end when there are
   * more than `maxDevicesPerAccount`.
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
  /** Takes one count back. */
  restore(limit: RateLimit, key: string): Promise<void>

  /**
   * Counts the tickets of one basket among those that the baskets of its client hold; no tickets remove it. Returns how
   * many count: all, or as many as the limits leave.
   */
  countHold(clientKey: string, hold: CountedHold, limits: HoldLimits): Promise<number>

  /**
   * The basket of a customer. Never expires: this is the only pointer to it. `keys` are all names of the customer,
   * newest first; the latest write counts, under whichever name.
   */
  readBasketPointer(keys: readonly string[]): Promise<StoredBasketPointer | null>
  /** Writes under the first name and removes it from the others. Null removes the pointer. */
  writeBasketPointer(keys: readonly string[], fields: Fields | null): Promise<void>
  /**
   * Writes a pointer under another name, or changes its text, unless it changed meanwhile. True when it was written.
   */
  moveBasketPointer(pointer: Omit<StoredBasketPointer, 'fields'>, targetKey: string, fields: Fields): Promise<boolean>

  /**
   * Every key with a vault, or every name with a basket pointer, in batches; may miss one that starts or ends
   * meanwhile.
   */
  scanKeys(kind: 'vault' | 'basket'): AsyncIterable<readonly string[]>

  /** Rejects when the storage does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** Seconds an ended session is remembered: as long as a request may still be in flight. */
export const tombstoneSeconds = 30

/** A longer list is of no use. The session that leaves it is ended, because the user could no longer revoke it. */
export const maxSessionsPerUser = 50

/** Browsers in use by one person, with some to spare. */
export const maxDevicesPerAccount = 10

/**
 * The storage did not answer in time: whether a write happened is unknown. Carries no command, because that contains
 * the data.
 */
export class StorageError extends Error {
  constructor(operation: string, reason: string) {
    super(`${operation}: ${reason}`)
    this.name = 'StorageError'
  }
}
