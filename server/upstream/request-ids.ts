import { AsyncLocalStorage } from 'node:async_hooks'

/** Knows the request to which a call belongs, through all asynchronous work of the request. */
export type RequestIds = {
  /** Runs `work`. All calls that it makes, now or later, belong to this request. `clientIp` is as in `toIpGroup`. */
  run<T>(id: string, work: () => T, clientIp?: string): T
  /** The id of the current request. Undefined outside a request, for example while the server starts. */
  current(): string | undefined
  /** The IP address that the current request came from. */
  currentClient(): string | undefined
}

export const createRequestIds = (): RequestIds => {
  const requests = new AsyncLocalStorage<{ id: string; clientIp: string | undefined }>()
  return {
    run: (id, work, clientIp) => requests.run({ id, clientIp }, work),
    current: () => requests.getStore()?.id,
    currentClient: () => requests.getStore()?.clientIp,
  }
}

/** The header with the request id for other services, which connects the logs of both. */
export const createIdHeader = (id: string | undefined): { 'x-request-id'?: string } =>
  id === undefined ? {} : { 'x-request-id': id }
