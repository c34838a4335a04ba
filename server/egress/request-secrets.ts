import { AsyncLocalStorage } from 'node:async_hooks'

/** The secrets of one request, each with its kind. */
export type RequestSecrets = Map<string, string>

const secretsStorage = new AsyncLocalStorage<RequestSecrets>()

/** Collects every secret that is registered while `work` runs, including its asynchronous parts. */
export const trackSecrets = <T>(secrets: RequestSecrets, work: () => T): T => secretsStorage.run(secrets, work)

/** Does nothing outside `trackSecrets`. */
export const registerSecret = (value: string, kind: string): void => {
  secretsStorage.getStore()?.set(value, kind)
}
