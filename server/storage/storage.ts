/** A hash as it is stored: text only. What must not be readable at rest is encoded before it gets here. */
export type Fields = Record<string, string>

/** Changes to a hash; null removes a field. */
export type FieldChanges = Record<string, string | null>

export type RotateOutcome = 'saved' | 'stale' | 'ended'

/**
 * What one process at a time may do with what is under a key: spend its refresh token, or read a basket and write it
 * back.
 */
export type LeasePurpose = 'refresh' | 'basket'

/**
 * `itself`: by the browser that held it, which gets a new cookie with the same answer. `other`: from elsewhere, by the
 * user or an operator.
 */
export type EndedBy = 'itself' | 'other'

/** Changes to a hash that hold only where a field still has the text that was read. */
export type ConditionalUpdates = Record<string, { from: string; to: string }>

/** A basket pointer, the name it stands under, and when it was written, as the storage tells such times. */
export type StoredBasketPointer = { key: string; at: string; fields: Fields }

/** One session in the index of a user. `details` is text the caller encoded. */
export type IndexedSession = { key: string; details: string }

/** So many in so many seconds. `name` keeps the counters of one limit apart from those of others. */
export type RateLimit = { name: string; amount: number; seconds: number }

/**
 * Everything the storefront keeps outside the process, as named atomic operations. `key` is never a session id or a
 * user id, but an HMAC of it. Every operation throws StorageError when the outcome is unknown.
 *
 * A session is two things under one key: its record (what express-session knows) and its vault (tokens, claims,
 * basket). They live and die together, and an ended session leaves a tombstone, so that nothing that was still under
 * way brings it back.
 */
export type Storage = {
  readonly kind: 'redis' | 'memory'

  readRecord(key: string): Promise<string | null>
  /** False when the session has ended. */
  writeRecord(key: string, value: string, ttlSeconds: number): Promise<boolean>

  /** Puts the vault of a new session. False when the session has ended. */
  insertVault(key: string, fields: Fields, ttlSeconds: number): Promise<boolean>
  readVault(key: string): Promise<Fields | null>
  /** Changes single fields of a vault that lives. False when it does not. */
  writeVault(key: string, changes: FieldChanges): Promise<boolean>
  /** Puts new text for old into each field that nobody wrote meanwhile; in how many. */
  compareAndSetFields(key: string, updates: ConditionalUpdates): Promise<number>
  /**
   * Writes fields and counts `epoch` up, but only from the epoch the caller saw, and not while somebody other than
   * `holder` has the lease `refresh`: both are 'stale'.
   */
  rotateVault(key: string, epoch: number, holder: string, fields: Fields): Promise<RotateOutcome>

  /** Whether `holder` now has the lease, until it is released or `ttlMs` are over; one who has it renews it. */
  acquireLease(key: string, purpose: LeasePurpose, holder: string, ttlMs: number): Promise<boolean>
  /** Gives a lease back; one that somebody else took meanwhile stays theirs. */
  releaseLease(key: string, purpose: LeasePurpose, holder: string): Promise<void>

  /** Renews the idle time of record and vault. */
  touchSession(key: string, ttlSeconds: number): Promise<void>
  /**
   * Ends a session for good, leases included, with a tombstone that says by whom. True when there was something to end.
   */
  endSession(key: string, by: EndedBy): Promise<boolean>
  /** Clears away what cannot be used; no tombstone, so that the browser that presents it gets a new session at once. */
  discardSession(key: string): Promise<void>
  /**
   * Ends all there are, of guests and customers, each as `endSession` does, by `other`; indexes lose them, basket
   * pointers of users stay. How many it ended. One that begins meanwhile may stay. When it throws, some have ended: it
   * can be repeated.
   */
  endAllSessions(): Promise<number>
  /** How the session ended, if it did moments ago. */
  readTombstone(key: string): Promise<EndedBy | null>

  /**
   * Puts a session into the index of its user, or renews it there, until `ttlSeconds` from now; the index goes with its
   * last entry. Returns the keys that had to leave because there were more than `sessionsPerUser`: those nearest to
   * their end.
   */
  indexSession(userKey: string, session: IndexedSession, ttlSeconds: number): Promise<string[]>
  /** What the index holds and has not expired, in no order. A session that ended may still be there. */
  readIndex(userKey: string): Promise<IndexedSession[]>
  removeFromIndex(userKey: string, keys: readonly string[]): Promise<void>

  /**
   * Counts one more against a limit, which starts anew after its time. Milliseconds to wait when that was too many,
   * else 0.
   */
  consume(limit: RateLimit, key: string): Promise<number>
  /** Takes one back. */
  restore(limit: RateLimit, key: string): Promise<void>

  /**
   * Where a customer's basket is. No expiry: this is the only pointer to it (specification of the shop, settled rule
   * 5). `keys` are all names of the customer, newest first; what was written last counts, whichever of them it stands
   * under.
   */
  readBasketPointer(keys: readonly string[]): Promise<StoredBasketPointer | null>
  /** Under the first of the names, and no longer under the others. Null forgets it. */
  writeBasketPointer(keys: readonly string[], fields: Fields | null): Promise<void>
  /**
   * Puts a pointer under another name, or other text under its own, as long as nobody wrote or forgot it meanwhile;
   * whether it did.
   */
  moveBasketPointer(found: Omit<StoredBasketPointer, 'fields'>, to: string, fields: Fields): Promise<boolean>

  /**
   * Every key that has a vault, or every name that has a basket pointer, in batches; one that comes or goes meanwhile
   * may be missed.
   */
  scanKeys(kind: 'vault' | 'basket'): AsyncIterable<readonly string[]>

  /** Rejects when the storage does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** How long an ended session is remembered: as long as a request may still be under way. */
export const tombstoneSeconds = 30

/** Nobody reads a longer list; the session that leaves it is ended, since nobody could end it from there any more. */
export const maxSessionsPerUser = 50

/**
 * The storage did not answer, or not in time: whether a write happened is unknown. Carries no command, since that holds
 * the data.
 */
export class StorageError extends Error {
  constructor(operation: string, reason: string) {
    super(`${operation}: ${reason}`)
    this.name = 'StorageError'
  }
}
