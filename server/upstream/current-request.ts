import { AsyncLocalStorage } from 'node:async_hooks'

/** Knows the request to which a call belongs, through all asynchronous work of the request. */
export type CurrentRequest = {
  /** Runs `work`. All calls that it makes, now or later, belong to this request. `clientIp` is as in `toIpGroup`. */
  run<T>(id: string, work: () => T, clientIp?: string): T
  /** The id of the current request. Undefined outside a request, for example while the server starts. */
  getId(): string | undefined
  /** The IP address that the current request came from. */
  getClientIp(): string | undefined
}

export const createCurrentRequest = (): CurrentRequest => {
  const requests = new AsyncLocalStorage<{ id: string; clientIp: string | undefined }>()
  return {
    run: (id, work, clientIp) => requests.run({ id, clientIp }, work),
    getId: () => requests.getStore()?.id,
    getClientIp: () => requests.getStore()?.clientIp,
  }
}

/** The header with the request id for other services, which connects the logs of both. */
export const createIdHeader = (id: string | undefined): { 'x-request-id'?: string } =>
  id === undefined ? {} : { 'x-request-id': id }
