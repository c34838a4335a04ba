import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'

type RunTask = (name: string, work: () => Promise<void>) => void

/**
 * `runCoalesced` is for work that handles everything pending: calls during a run cause exactly one more run afterwards.
 * `runDelayed` starts after a random delay, for work whose duration must not be visible in response times.
 */
export type Background = { run: RunTask; runCoalesced: RunTask; runDelayed: RunTask; drain: () => Promise<void> }

/**
 * Runs work outside of a request: the response does not wait for it, and the time of the response does not reveal it.
 * `drain` waits for all of the work. Each failure is logged and reported to `onFailure`.
 */
export const createBackground = (log: Logger, onFailure = () => {}): Background => {
  const running = new Set<Promise<void>>()
  /** The coalesced tasks that are running, by name. The value is true when the task must run again afterwards. */
  const rerunsByName = new Map<string, boolean>()
  const run: RunTask = (name, work) => {
    const task = work()
      .catch((error: unknown) => {
        onFailure()
        log.error({ err: error, work: name }, 'background work failed')
      })
      .finally(() => running.delete(task))
    running.add(task)
  }
  const runDelayed: RunTask = (name, work) =>
    run(name, async () => {
      await wait(randomInt(50, 400))
      await work()
    })
  const runCoalesced: RunTask = (name, work) => {
    if (rerunsByName.has(name)) return void rerunsByName.set(name, true)
    rerunsByName.set(name, false)
    const runOnce = () =>
      work().finally(() => {
        const isRerunRequested = rerunsByName.get(name)
        rerunsByName.delete(name)
        if (isRerunRequested) runCoalesced(name, work)
      })
    run(name, runOnce)
  }
  const drain = async () => {
    while (running.size > 0) await Promise.all(running)
  }
  return { run, runCoalesced, runDelayed, drain }
}
