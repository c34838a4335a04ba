import { createHash, randomUUID } from 'node:crypto'
import type { Claims } from '../../session/shopper-session.ts'
import type { Basket } from '../../upstream/schemas/basket.ts'

const digest = (...parts: string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 32)

/** One press of the button, as nobody but this shopper can repeat it. */
export const attemptOf = (attempt: string, claims: Claims | undefined): string =>
  digest('attempt', claims?.id ?? '', attempt)

/** Tells baskets apart without naming them. */
export const markOf = ({ id }: Pick<Basket, 'id'>): string => digest('basket', id)

/** Names the next press of the button, and the basket it is about. */
export const newAttempt = (basket: Pick<Basket, 'id'>): string => `${markOf(basket)}.${randomUUID()}`

/** The mark of the basket an attempt is about, as the browser sends it back. */
export const markIn = (attempt: string): string | undefined => attempt.split('.')[0]
