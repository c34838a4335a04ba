import { AppError } from '../http/errors.ts'
import type { Storage } from '../storage/storage.ts'
import { beforeNextLook, createLease } from './lease.ts'

/**
 * Runs work on the same key one after the other, whichever replica it is on; work on different keys runs side by side.
 */
export type InTurn = <T>(key: string, work: () => Promise<T>) => Promise<T>

/**
 * Milliseconds. Renewed while the work lasts, the lease of a process that died is free again soon; whoever waits does
 * so for longer.
 */
const usualTimes = { leaseMs: 5_000, renewEveryMs: 1_500, longestWaitMs: 10_000 }

/** `holder` names this process among the replicas. */
export const createInTurn = (
  storage: Storage,
  holder: string,
  { leaseMs, renewEveryMs, longestWaitMs } = usualTimes,
): InTurn => {
  const lease = createLease(storage, 'basket', holder, leaseMs)
  const tails = new Map<string, Promise<unknown>>()

  const takeInTime = async (key: string) => {
    const deadline = performance.now() + longestWaitMs
    while (!(await lease.take(key))) {
      if (performance.now() > deadline)
        throw new AppError(503, 'session_unavailable', 'Another replica is busy with this basket', { retryAfter: 2 })
      await beforeNextLook()
    }
  }

  const holding = async <T>(key: string, work: () => Promise<T>) => {
    let renewal: NodeJS.Timeout | undefined
    try {
      await takeInTime(key)
      renewal = setInterval(() => void lease.take(key).catch(() => {}), renewEveryMs)
      return await work()
    } finally {
      clearInterval(renewal)
      lease.release(key)
    }
  }

  return (key, work) => {
    // Those in this process queue up without asking Redis.
    const result = (tails.get(key) ?? Promise.resolve()).then(() => holding(key, work))
    const tail = result
      .catch(() => {})
      .finally(() => {
        if (tails.get(key) === tail) tails.delete(key)
      })
    tails.set(key, tail)
    return result
  }
}
