import { setTimeout as wait } from 'node:timers/promises'

export type Arrivals = { perSecond: number; seconds: number }

/** Milliseconds from the moment at which a request was due until its response, and what `send` resolved to. */
type Arrival<T> = { ms: number; result: T }

/**
 * Starts requests at a fixed rate, whether earlier ones have their response or not, as shoppers do when a sale opens.
 * A time counts from the moment at which the request was due, so a server that stalls cannot hide it.
 */
export const sendAtRate = async <T>(
  { perSecond, seconds }: Arrivals,
  send: (index: number) => Promise<T>,
): Promise<Arrival<T>[]> => {
  const startedAt = performance.now()
  const arrivals = Array.from({ length: perSecond * seconds }, async (_, index) => {
    const dueAt = startedAt + (index * 1000) / perSecond
    await wait(Math.max(0, dueAt - performance.now()))
    const result = await send(index)
    return { ms: performance.now() - dueAt, result }
  })
  return Promise.all(arrivals)
}
