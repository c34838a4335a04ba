/** Thrown when the queue is full. */
export class BusyError extends Error {
  constructor() {
    super('Too many are waiting')
    this.name = 'BusyError'
  }
}

export type ConcurrencyLimiter = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Runs at most `maxRunning` tasks at a time, in order of arrival. Throws BusyError when `maxWaiting` tasks are already
 * waiting.
 */
export const createConcurrencyLimiter = (maxRunning: number, maxWaiting: number): ConcurrencyLimiter => {
  const queue: (() => void)[] = []
  let running = 0
  const acquireSlot = async () => {
    if (running < maxRunning) {
      running += 1
      return
    }
    if (queue.length >= maxWaiting) throw new BusyError()
    await new Promise<void>((resolve) => queue.push(resolve))
  }
  // Passes the slot to the next task without freeing it, so that no later call takes it first.
  const releaseSlot = () => {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }
  return async (work) => {
    await acquireSlot()
    try {
      return await work()
    } finally {
      releaseSlot()
    }
  }
}
