import { AsyncLocalStorage } from 'node:async_hooks'

/** The secrets of one request, each with its kind. */
export type RequestSecrets = Map<string, string>

type TrackedRequest = {
  secrets: RequestSecrets
  /** Searches bytes for these secrets and those of the process; logs a find. */
  isClean: (bytes: Uint8Array) => boolean
}

const requestStorage = new AsyncLocalStorage<TrackedRequest>()

/** Collects every secret that is registered while `work` runs, including its asynchronous parts. */
export const trackSecrets = <T>(request: TrackedRequest, work: () => T): T => requestStorage.run(request, work)

/** Does nothing outside `trackSecrets`. */
export const registerSecret = (value: string, kind: string): void => {
  requestStorage.getStore()?.secrets.set(value, kind)
}

/**
 * Whether a cache may store a body: later requests get it unsearched. False when it contains a secret of the process or
 * of the request that creates it. Always true while the tripwire is off.
 */
export const isCleanForCache = (body: Uint8Array): boolean => requestStorage.getStore()?.isClean(body) ?? true
