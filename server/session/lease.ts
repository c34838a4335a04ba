import { setTimeout as wait } from 'node:timers/promises'
import type { LeasePurpose, Storage } from '../storage/storage.ts'

/**
 * Leases of one purpose, one for each key: the right of one process at a time to use the data of the key for that
 * purpose (docs/decisions/0028).
 */
export type Leases = {
  /**
   * True when this process now has the lease; renews its own. When this throws, the process may have it: release it
   * then.
   */
  acquire(key: string): Promise<boolean>
  /** Not awaited: a lease that is not released expires. Never releases the lease of another process. */
  release(key: string): void
}

/** `holder` identifies this process among the replicas. */
export const createLeases = (storage: Storage, purpose: LeasePurpose, holder: string, ttlMs: number): Leases => ({
  acquire: (key) => storage.acquireLease(key, purpose, holder, ttlMs),
  release: (key) => void storage.releaseLease(key, purpose, holder).catch(() => {}),
})

/** Pause between two attempts to get a lease. Jittered, so that replicas do not poll in step. */
export const leasePollDelay = () => wait(25 + Math.random() * 50)
