/**
 * A stored value as one request knows it: read once, and then as the request itself changed it. `key` names the value;
 * another key is another value.
 */
export type RequestValue<T> = {
  read(key: string): Promise<T>
  /** Waits for earlier changes. When `work` fails, its write may have happened, and the next read asks again. */
  change(key: string, work: (value: T) => Promise<T>): Promise<T>
  set(key: string, value: T): void
  /** The next read asks the storage again. */
  forget(): void
}

/** Milliseconds. A request that waits longer, such as for a slow API, learns what others have changed. */
const maxAge = 5_000

/** `isOutdated` says that this process knows of a change by another request. */
export const createRequestValue = <T>(
  load: (key: string) => Promise<T>,
  isOutdated: (key: string) => boolean = () => false,
): RequestValue<T> => {
  let known: { key: string; value: Promise<T>; until: number } | undefined

  const remember = (key: string, value: Promise<T>) => {
    const remembered = { key, value, until: performance.now() + maxAge }
    known = remembered
    value.catch(() => {
      remembered.until = 0
    })
    return value
  }

  const read = (key: string) => {
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
    read,
    change: (key, work) => remember(key, read(key).then(work)),
    set: (key, value) => void remember(key, Promise.resolve(value)),
    forget() {
      if (known) known.until = 0
    },
  }
}
