import { AsyncLocalStorage } from 'node:async_hooks'

/** The secrets of one request, by their value, with what each is. */
export type RequestSecrets = Map<string, string>

const secretsStorage = new AsyncLocalStorage<RequestSecrets>()

/** Collects every secret that is made or read while `work` runs, and in whatever it begins. */
export const trackSecrets = <T>(secrets: RequestSecrets, work: () => T): T => secretsStorage.run(secrets, work)

/** Nothing where nobody collects. */
export const registerSecret = (value: string, kind: string): void => {
  secretsStorage.getStore()?.set(value, kind)
}
