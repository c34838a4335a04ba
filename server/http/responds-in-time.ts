/** Milliseconds in which a dependency must respond. */
const timeoutMs = 1_000

/** True when a dependency responds to a ping within a second. */
export const respondsInTime = async (ping: (signal: AbortSignal) => Promise<void>): Promise<boolean> => {
  const signal = AbortSignal.timeout(timeoutMs)
  const timeout = new Promise<never>((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  )
  return Promise.race([ping(signal), timeout]).then(
    () => true,
    () => false,
  )
}
