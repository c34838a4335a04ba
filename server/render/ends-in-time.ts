import { performance } from 'node:perf_hooks'

/** In milliseconds. A process that is always busy does not wait longer, so that a late list cannot delay the page. */
const maxWaitMs = 250

/**
 * Whether `work` ends before the process has been idle for this time since the call. Time in which the process was busy
 * does not count: responses of other servers wait in its sockets meanwhile, and are not late. Never rejects.
 */
export const endsInTime = async (work: Promise<unknown>, maxIdleMs: number): Promise<boolean> => {
  const start = performance.eventLoopUtilization()
  const deadline = Date.now() + maxWaitMs
  let timer: NodeJS.Timeout | undefined
  const idleTimeIsOver = new Promise<false>((resolve) => {
    const check = () => {
      const remainingMs = maxIdleMs - performance.eventLoopUtilization(start).idle
      if (remainingMs <= 0 || Date.now() >= deadline) resolve(false)
      else timer = setTimeout(check, Math.max(1, remainingMs))
    }
    timer = setTimeout(check, maxIdleMs)
  })
  const hasEnded = () => true
  const isInTime = await Promise.race([work.then(hasEnded, hasEnded), idleTimeIsOver])
  clearTimeout(timer)
  return isInTime
}

/** For a page that is sent whole. */
export const waitUntilEnded = async (work: Promise<unknown>): Promise<boolean> => {
  await work
  return true
}
