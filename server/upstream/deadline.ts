/** Ends with the caller's signal, too. The work goes on. */
export const untilAborted = <T>(caller: AbortSignal | undefined, running: Promise<T>): Promise<T> => {
  if (!caller) return running
  return new Promise((resolve, reject) => {
    const leave = () => reject(caller.reason)
    caller.addEventListener('abort', leave, { once: true })
    void running.then(resolve, reject).finally(() => caller.removeEventListener('abort', leave))
  })
}

/** The abort reason at the deadline, which distinguishes it from a caller who disconnects. */
export class DeadlineError extends Error {
  constructor(ms: number) {
    super(`Not done within ${ms} ms`)
    this.name = 'DeadlineError'
  }
}

/**
 * Runs `work` with a signal that aborts with the caller's signal, or after `ms` in total, even while bytes arrive.
 * Removes its listener and timer, so that they do not accumulate on a long-lived signal.
 */
export const withDeadline = async <T>(
  ms: number,
  caller: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
) => {
  const controller = new AbortController()
  const abort = () => controller.abort(caller?.reason)
  if (caller?.aborted) abort()
  caller?.addEventListener('abort', abort, { once: true })
  // A process that was busy past the deadline first reads what has arrived meanwhile.
  const timer = setTimeout(() => setImmediate(() => controller.abort(new DeadlineError(ms))), ms)
  try {
    return await work(controller.signal)
  } finally {
    clearTimeout(timer)
    caller?.removeEventListener('abort', abort)
  }
}
