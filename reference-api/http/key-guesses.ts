import { RateLimiterMemory } from 'rate-limiter-flexible'
import { computeHmac } from '../domain/accounts/secret-key.ts'

const maxWrongKeys = 20
const windowSeconds = 15 * 60

/** `waitSeconds` is 0 when the key may be checked; `isLimitReached` is true once in the window. */
type KeyGuess = { client: string; waitSeconds: number; isLimitReached: boolean }

export type KeyGuesses = {
  /** A client's name in the log. */
  nameClient: (address: string) => string
  /** Counts a key before it is checked. */
  count: (address: string, keyHash: string) => Promise<KeyGuess>
  /** Says whether the counted key was right. */
  settle: (client: string, keyHash: string, isRight: boolean) => Promise<void>
}

/**
 * Limits wrong keys of operators for each client of this process. A key that was right before is not counted, so that
 * wrong ones from the same address do not close the doors of a venue. `clientKey` makes the names of clients in logs.
 */
export const createKeyGuesses = (clientKey: Uint8Array): KeyGuesses => {
  const limiter = new RateLimiterMemory({ points: maxWrongKeys, duration: windowSeconds })
  const rightKeys = new Set<string>()
  const nameClient = (address: string) => computeHmac(clientKey, address).slice(0, 12)
  return {
    nameClient,
    count: async (address, keyHash) => {
      const client = nameClient(address)
      if (rightKeys.has(keyHash)) return { client, waitSeconds: 0, isLimitReached: false }
      const { consumedPoints, msBeforeNext } = await limiter.penalty(client)
      const waitSeconds = consumedPoints > maxWrongKeys ? Math.ceil(msBeforeNext / 1000) : 0
      return { client, waitSeconds, isLimitReached: consumedPoints === maxWrongKeys + 1 }
    },
    settle: async (client, keyHash, isRight) => {
      const wasRight = rightKeys.has(keyHash)
      if (isRight && !wasRight) await limiter.reward(client)
      if (isRight) rightKeys.add(keyHash)
      else rightKeys.delete(keyHash)
    },
  }
}
