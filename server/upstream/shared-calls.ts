/** Runs one call of each key at a time. Callers that come while it runs share its result, or its error. */
export const createSharedCalls = <T>() => {
  const runningCalls = new Map<string, Promise<T>>()
  return (key: string, call: () => Promise<T>): Promise<T> => {
    const running = runningCalls.get(key)
    if (running) return running
    const started = call().finally(() => runningCalls.delete(key))
    runningCalls.set(key, started)
    return started
  }
}
