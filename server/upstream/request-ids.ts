import { AsyncLocalStorage } from 'node:async_hooks'

/** Which request a call to another service is made for, however deep below it the call is. */
export type RequestIds = {
  /** All calls that `work` makes, now or later, are for this request. */
  run<T>(id: string, work: () => T): T
  /** Undefined where nobody's request asked: while the shop starts, say. */
  current(): string | undefined
}

export const createRequestIds = (): RequestIds => {
  const ids = new AsyncLocalStorage<string>()
  return { run: (id, work) => ids.run(id, work), current: () => ids.getStore() }
}

/** What tells another service of ours which request it is asked for, so that one can be followed through both logs. */
export const createIdHeader = (id: string | undefined): { 'x-request-id'?: string } =>
  id === undefined ? {} : { 'x-request-id': id }
