import { AsyncLocalStorage } from 'node:async_hooks'

/** The secrets of one request, by their value, with what each is. */
export type RequestSecrets = Map<string, string>

const ofRequest = new AsyncLocalStorage<RequestSecrets>()

/** Collects every secret that is made or read while `work` runs, and in whatever it begins. */
export const collectSecrets = <T>(secrets: RequestSecrets, work: () => T): T => ofRequest.run(secrets, work)

/** Nothing where nobody collects. */
export const noteSecret = (value: string, kind: string): void => {
  ofRequest.getStore()?.set(value, kind)
}
