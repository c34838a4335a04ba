import { createSubjectCounts } from '../limits/subject-counts.ts'

/** Thrown when the queue is full. */
export class BusyError extends Error {
  constructor() {
    super('Too many are waiting')
    this.name = 'BusyError'
  }
}

/** `networks`: those of the client, as in `listClientNetworks`. */
export type ConcurrencyLimiter = <T>(work: () => Promise<T>, networks: readonly string[]) => Promise<T>

/**
 * Runs at most `maxRunning` tasks at a time, in order of arrival. Throws BusyError when `maxWaiting` tasks are already
 * waiting, or a quarter of them for one network: others then still find a place. A task of a client that has left keeps
 * its place.
 */
export const createConcurrencyLimiter = (maxRunning: number, maxWaiting: number): ConcurrencyLimiter => {
  const queue: (() => void)[] = []
  const waiting = createSubjectCounts()
  let running = 0
  const acquireSlot = async (networks: readonly string[]) => {
    if (running < maxRunning) {
      running += 1
      return
    }
    const isFull = (network: string) => waiting.get(network) >= maxWaiting / 4
    if (queue.length >= maxWaiting || networks.some(isFull)) throw new BusyError()
    waiting.add(networks)
    await new Promise<void>((resolve) => queue.push(resolve))
    waiting.remove(networks)
  }
  // Passes the slot to the next task without freeing it, so that no later call takes it first.
  const releaseSlot = () => {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }
  return async (work, networks) => {
    await acquireSlot(networks)
    try {
      return await work()
    } finally {
      releaseSlot()
    }
  }
}
