import type { Logger } from 'pino'

export type Background = { run: (what: string, work: () => Promise<void>) => void; settle: () => Promise<void> }

/** Work that must not hold up (or tell anything through the time of) an answer. `settle` waits for all of it. */
export const createBackground = (log: Logger): Background => {
  const running = new Set<Promise<void>>()
  return {
    run: (what, work) => {
      const task = work()
        .catch((error: unknown) => log.error({ err: error, what }, 'background work failed'))
        .finally(() => running.delete(task))
      running.add(task)
    },
    settle: async () => {
      await Promise.all(running)
    },
  }
}
