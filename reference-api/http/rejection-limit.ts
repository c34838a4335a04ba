import { RateLimiterMemory } from 'rate-limiter-flexible'
import { computeHmac } from '../domain/secrets.ts'

const maxRejections = 20
const windowSeconds = 15 * 60

/**
 * `waitSeconds` is 0 within the limit; `isLimitReached` is true for the one call in a window that reaches the limit.
 */
type RejectionCount = { waitSeconds: number; isLimitReached: boolean }

export type RejectionLimit = {
  /** A client's name in the log. */
  nameClient: (address: string) => string
  /** Counts a rejected call of a client, or of an operator by id. */
  count: (name: string) => Promise<RejectionCount>
}

/**
 * Limits rejected calls to operators' routes, in this process. It never counts a call that is allowed: scanners of a
 * venue may share their IP address with a client that sends wrong keys. `clientKey` turns IP addresses into names for
 * logs.
 */
export const createRejectionLimit = (clientKey: Uint8Array): RejectionLimit => {
  const limiter = new RateLimiterMemory({ points: maxRejections, duration: windowSeconds })
  return {
    nameClient: (address) => computeHmac(clientKey, address).slice(0, 12),
    count: async (name) => {
      const { consumedPoints, msBeforeNext } = await limiter.penalty(name)
      const waitSeconds = consumedPoints > maxRejections ? Math.ceil(msBeforeNext / 1000) : 0
      return { waitSeconds, isLimitReached: consumedPoints === maxRejections + 1 }
    },
  }
}
