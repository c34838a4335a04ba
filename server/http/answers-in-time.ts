/** Milliseconds a dependency may take to answer. */
const patience = 1_000

/** Whether what the shop depends on answers a ping within a second. */
export const answersInTime = async (ping: (signal: AbortSignal) => Promise<void>): Promise<boolean> => {
  const signal = AbortSignal.timeout(patience)
  const late = new Promise<never>((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  )
  return Promise.race([ping(signal), late]).then(
    () => true,
    () => false,
  )
}
