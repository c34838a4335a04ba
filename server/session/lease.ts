import { setTimeout as wait } from 'node:timers/promises'
import type { LeasePurpose, Storage } from '../storage/storage.ts'

/**
 * Leases of one purpose. A lease gives one process at a time the right to use the data of a key for that purpose
 * (docs/decisions/0028).
 */
type Leases = {
  /**
   * True when this process now has the lease; renews its own lease. When this throws, the process may have the lease,
   * so release it.
   */
  acquire(key: string): Promise<boolean>
  /** Does not wait for Redis: a lease that is not released expires. Never releases the lease of another process. */
  release(key: string): void
}

/** `holder` identifies this process among the replicas. */
export const createLeases = (storage: Storage, purpose: LeasePurpose, holder: string, ttlMs: number): Leases => ({
  acquire: (key) => storage.acquireLease(key, purpose, holder, ttlMs),
  release: (key) => void storage.releaseLease(key, purpose, holder).catch(() => {}),
})

/** Pause between two attempts to get a lease. Jittered, so that replicas do not poll in step. */
export const waitBeforeLeaseRetry = () => wait(25 + Math.random() * 50)
