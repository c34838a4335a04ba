import { sessionUnavailableError } from '../http/session-unavailable.ts'
import type { Storage } from '../storage/storage.ts'
import { waitBeforeLeaseRetry, createLeases } from './lease.ts'

/** Runs work on one key strictly in sequence, across replicas; work on different keys runs in parallel. */
export type KeyedLock = <T>(key: string, work: () => Promise<T>) => Promise<T>

/**
 * In milliseconds. The lease is renewed while the work runs, so it can be short: that of a dead process soon expires. A
 * waiter waits longer than a lease lasts.
 */
const defaultTimes = { leaseMs: 5_000, renewEveryMs: 1_500, maxWaitMs: 10_000 }

/** `holder` identifies this process among the replicas. */
export const createBasketLock = (
  storage: Storage,
  holder: string,
  { leaseMs, renewEveryMs, maxWaitMs } = defaultTimes,
): KeyedLock => {
  const leases = createLeases(storage, 'basket', holder, leaseMs)
  const queues = new Map<string, Promise<unknown>>()

  const acquireLease = async (key: string) => {
    const deadline = performance.now() + maxWaitMs
    while (!(await leases.acquire(key))) {
      if (performance.now() > deadline) throw sessionUnavailableError('Another replica is busy with this basket')
      await waitBeforeLeaseRetry()
    }
  }

  const withLease = async <T>(key: string, work: () => Promise<T>) => {
    let renewal: NodeJS.Timeout | undefined
    try {
      await acquireLease(key)
      renewal = setInterval(() => void leases.acquire(key).catch(() => {}), renewEveryMs)
      return await work()
    } finally {
      clearInterval(renewal)
      leases.release(key)
    }
  }

  return (key, work) => {
    // Work in the same process waits here, without a call to Redis.
    const result = (queues.get(key) ?? Promise.resolve()).then(() => withLease(key, work))
    const tail = result
      .catch(() => {})
      .finally(() => {
        if (queues.get(key) === tail) queues.delete(key)
      })
    queues.set(key, tail)
    return result
  }
}
