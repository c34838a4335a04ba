/**
 * A stored value for the time of one request: loaded once, then as the request itself changed it. `key` names the
 * value; another key is another value.
 */
type RequestValue<T> = {
  readValue(key: string): Promise<T>
  /** Waits for earlier changes. When `work` rejects, it may still have written, so the next read loads again. */
  change(key: string, work: (value: T) => Promise<T>): Promise<T>
  set(key: string, value: T): void
  /** Forces the next read to load the value. */
  forget(): void
}

/**
 * Milliseconds from the read, whatever the request changes itself. A request that waits longer, such as for a slow API,
 * loads the value again, and so sees what others changed.
 */
const maxAgeMs = 5_000

/** `isOutdated` returns true when another request of this process has changed the value. */
export const createRequestValue = <T>(
  load: (key: string) => Promise<T>,
  isOutdated: (key: string) => boolean = () => false,
): RequestValue<T> => {
  let known: { key: string; value: Promise<T>; until: number } | undefined

  const remember = (key: string, value: Promise<T>, until = performance.now() + maxAgeMs) => {
    const remembered = { key, value, until }
    known = remembered
    value.catch(() => {
      remembered.until = 0
    })
    return value
  }

  const readValue = (key: string) => {
    if (known?.key !== key) return remember(key, load(key))
    if (performance.now() < known.until && !isOutdated(key)) return known.value
    // A change that has begun must be stored before the value is read again.
    const earlierChange = known.value.catch(() => {})
    return remember(
      key,
      earlierChange.then(() => load(key)),
    )
  }

  return {
    readValue,
    change(key, work) {
      const value = readValue(key).then(work)
      return remember(key, value, known?.until)
    },
    set: (key, value) => void remember(key, Promise.resolve(value)),
    forget() {
      if (known) known.until = 0
    },
  }
}
