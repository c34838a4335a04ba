import { endpoints } from '#shared/api/endpoints.ts'
import type { CallResult, Transport } from './transport.ts'

/**
 * Sends calls that change something one after another, in the order the shopper made them: two quick clicks on "one
 * more" must not overtake each other on the way. Reading waits for nothing.
 */
export const sequentialMutations = (transport: Transport): Transport => {
  let last: Promise<CallResult | undefined> = Promise.resolve(undefined)
  return (call, signal) => {
    if (endpoints[call.name].method === 'GET') return transport(call, signal)
    const result = last.then(() => transport(call, signal))
    last = result
    return result
  }
}
