/** Thrown to whoever would wait behind too many others. */
export class BusyError extends Error {
  constructor() {
    super('Too many are waiting')
    this.name = 'BusyError'
  }
}

export type Limiter = <T>(work: () => Promise<T>) => Promise<T>

/** Lets `most` works run at a time, in the order they came, with at most `waiting` in line. */
export const createLimiter = (most: number, waiting: number): Limiter => {
  const line: (() => void)[] = []
  let running = 0
  const enter = async () => {
    if (running < most) {
      running += 1
      return
    }
    if (line.length >= waiting) throw new BusyError()
    await new Promise<void>((resolve) => line.push(resolve))
  }
  // The place of one who leaves passes on without ever being free, so that nobody slips in between.
  const leave = () => {
    const next = line.shift()
    if (next) next()
    else running -= 1
  }
  return async (work) => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
