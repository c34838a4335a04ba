import { endpoints } from '#shared/api/endpoints.ts'
import type { CallResult, Transport } from './transport.ts'

/**
 * Sends mutations one after another, in the order of the clicks: two quick clicks on "one more" must not overtake each
 * other. Queries are sent at once.
 */
export const queueMutations = (transport: Transport): Transport => {
  let last: Promise<CallResult | undefined> = Promise.resolve(undefined)
  return (call, signal) => {
    if (endpoints[call.name].method === 'GET') return transport(call, signal)
    const result = last.then(() => transport(call, signal))
    last = result
    return result
  }
}
