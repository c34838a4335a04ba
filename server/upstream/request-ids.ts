import { AsyncLocalStorage } from 'node:async_hooks'

/** Knows the id of the request to which a call belongs, through all asynchronous work of the request. */
export type RequestIds = {
  /** Runs `work`. All calls that it makes, now or later, belong to this request. */
  run<T>(id: string, work: () => T): T
  /** The id of the current request. Undefined outside a request, for example while the server starts. */
  current(): string | undefined
}

export const createRequestIds = (): RequestIds => {
  const ids = new AsyncLocalStorage<string>()
  return { run: (id, work) => ids.run(id, work), current: () => ids.getStore() }
}

/** The header with the request id for other services, which connects the logs of both. */
export const createIdHeader = (id: string | undefined): { 'x-request-id'?: string } =>
  id === undefined ? {} : { 'x-request-id': id }
