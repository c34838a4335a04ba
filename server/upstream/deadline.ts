/** What `withDeadline` aborts with when time is up, to tell it from a caller who left. */
export class DeadlineError extends Error {
  constructor(ms: number) {
    super(`Not done within ${ms} ms`)
    this.name = 'DeadlineError'
  }
}

/**
 * Runs `work` under a signal that aborts when the caller's does, or when `ms` have passed in all, however busy the
 * connection looks. Listener and timer are gone afterwards, so a long-lived signal collects nothing.
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
  const timer = setTimeout(() => controller.abort(new DeadlineError(ms)), ms)
  try {
    return await work(controller.signal)
  } finally {
    clearTimeout(timer)
    caller?.removeEventListener('abort', abort)
  }
}
