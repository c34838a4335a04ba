import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'

type RunTask = (name: string, work: () => Promise<void>) => void

/**
 * `runAlone` is for work that does all there is to do: while it is under way, asking for it again, however often, means
 * one more round afterwards, so that a rush does not do the same many times at once. `runLater` begins when the answer
 * has long gone, and nobody can tell when: for work that would otherwise be felt in its time, or in that of the next
 * one.
 */
export type Background = { run: RunTask; runCoalesced: RunTask; runDelayed: RunTask; drain: () => Promise<void> }

/**
 * Work that must not hold up (or tell anything through the time of) an answer. `settle` waits for all of it; `failed`
 * is told of each that failed.
 */
export const createBackground = (log: Logger, onFailure = () => {}): Background => {
  const running = new Set<Promise<void>>()
  /** By name: whether another round was asked for. */
  const rerunsByName = new Map<string, boolean>()
  const run: RunTask = (what, work) => {
    const task = work()
      .catch((error: unknown) => {
        onFailure()
        log.error({ err: error, what }, 'background work failed')
      })
      .finally(() => running.delete(task))
    running.add(task)
  }
  const runDelayed: RunTask = (what, work) =>
    run(what, async () => {
      await wait(randomInt(50, 400))
      await work()
    })
  const runCoalesced: RunTask = (what, work) => {
    if (rerunsByName.has(what)) return void rerunsByName.set(what, true)
    rerunsByName.set(what, false)
    const runOnce = () =>
      work().finally(() => {
        const isRerunRequested = rerunsByName.get(what)
        rerunsByName.delete(what)
        if (isRerunRequested) runCoalesced(what, work)
      })
    run(what, runOnce)
  }
  const drain = async () => {
    while (running.size > 0) await Promise.all(running)
  }
  return { run, runCoalesced, runDelayed, drain }
}
