import { AsyncLocalStorage } from 'node:async_hooks'

/** The secrets of one request: value → kind. */
export type RequestSecrets = Map<string, string>

const secretsStorage = new AsyncLocalStorage<RequestSecrets>()

/** Collects every secret that is registered while `work` runs, in its asynchronous parts too. */
export const trackSecrets = <T>(secrets: RequestSecrets, work: () => T): T => secretsStorage.run(secrets, work)

/** Does nothing outside `trackSecrets`. */
export const registerSecret = (value: string, kind: string): void => {
  secretsStorage.getStore()?.set(value, kind)
}
