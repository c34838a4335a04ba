import { AsyncLocalStorage } from 'node:async_hooks'

/** The id of the request that a call belongs to, through all its asynchronous work. */
export type RequestIds = {
  /** All calls that `work` makes, now or later, belong to this request. */
  run<T>(id: string, work: () => T): T
  /** Undefined outside a request, for example while the server starts. */
  current(): string | undefined
}

export const createRequestIds = (): RequestIds => {
  const ids = new AsyncLocalStorage<string>()
  return { run: (id, work) => ids.run(id, work), current: () => ids.getStore() }
}

/** Sends the request id to other services, so that the logs of both can be joined. */
export const createIdHeader = (id: string | undefined): { 'x-request-id'?: string } =>
  id === undefined ? {} : { 'x-request-id': id }
