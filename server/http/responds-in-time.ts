/** Milliseconds a dependency may take to answer. */
const timeoutMs = 1_000

/** True when a dependency answers a ping within a second. */
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
