import { setTimeout as wait } from 'node:timers/promises'
import type { LeasePurpose, Storage } from '../storage/storage.ts'

/** The right of one process at a time to do one thing with what is under a key (docs/decisions/0028). */
export type Lease = {
  /**
   * Whether this process has it now; renews it when it had it already. When this throws, it may have it: then it has to
   * be released.
   */
  acquire(key: string): Promise<boolean>
  /** Nobody waits for it: one that could not be given back expires. What another process has stays theirs. */
  release(key: string): void
}

/** `holder` names this process among the replicas. */
export const createLease = (storage: Storage, purpose: LeasePurpose, holder: string, ttlMs: number): Lease => ({
  acquire: (key) => storage.acquireLease(key, purpose, holder, ttlMs),
  release: (key) => void storage.releaseLease(key, purpose, holder).catch(() => {}),
})

/** Between two looks at a lease that somebody else has. Jittered, so that replicas do not look in step. */
export const leasePollDelay = () => wait(25 + Math.random() * 50)
