import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'

type Run = (what: string, work: () => Promise<void>) => void

/**
 * `runAlone` is for work that does all there is to do: while it is under way, asking for it again, however often, means
 * one more round afterwards, so that a rush does not do the same many times at once. `runLater` begins when the answer
 * has long gone, and nobody can tell when: for work that would otherwise be felt in its time, or in that of the next
 * one.
 */
export type Background = { run: Run; runAlone: Run; runLater: Run; settle: () => Promise<void> }

/**
 * Work that must not hold up (or tell anything through the time of) an answer. `settle` waits for all of it; `failed`
 * is told of each that failed.
 */
export const createBackground = (log: Logger, failed = () => {}): Background => {
  const running = new Set<Promise<void>>()
  /** By name: whether another round was asked for. */
  const alone = new Map<string, boolean>()
  const run: Run = (what, work) => {
    const task = work()
      .catch((error: unknown) => {
        failed()
        log.error({ err: error, what }, 'background work failed')
      })
      .finally(() => running.delete(task))
    running.add(task)
  }
  const runLater: Run = (what, work) =>
    run(what, async () => {
      await wait(randomInt(50, 400))
      await work()
    })
  const runAlone: Run = (what, work) => {
    if (alone.has(what)) return void alone.set(what, true)
    alone.set(what, false)
    const round = () =>
      work().finally(() => {
        const isWanted = alone.get(what)
        alone.delete(what)
        if (isWanted) runAlone(what, work)
      })
    run(what, round)
  }
  const settle = async () => {
    while (running.size > 0) await Promise.all(running)
  }
  return { run, runAlone, runLater, settle }
}
