/** Thrown to whoever would wait behind too many others. */
export class BusyError extends Error {
  constructor() {
    super('Too many are waiting')
    this.name = 'BusyError'
  }
}

export type ConcurrencyLimiter = <T>(work: () => Promise<T>) => Promise<T>

/** Lets `most` works run at a time, in the order they came, with at most `waiting` in line. */
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
  // The place of one who leaves passes on without ever being free, so that nobody slips in between.
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
