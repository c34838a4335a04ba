import { createHash, randomUUID } from 'node:crypto'
import type { Claims } from '../../session/shopper-session.ts'
import type { BasketResource } from '../../upstream/resources/basket.ts'

const digest = (...parts: string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 32)

/** One press of the button, as nobody but this shopper can repeat it. */
export const idempotencyKeyOf = (submissionId: string, claims: Claims | undefined): string =>
  digest('attempt', claims?.id ?? '', submissionId)

/** Tells baskets apart without naming them. */
export const basketFingerprint = ({ id }: Pick<BasketResource, 'id'>): string => digest('basket', id)

/** Names the next press of the button, and the basket it is about. */
export const newSubmissionId = (basket: Pick<BasketResource, 'id'>): string =>
  `${basketFingerprint(basket)}.${randomUUID()}`

/** The mark of the basket an attempt is about, as the browser sends it back. */
export const fingerprintIn = (submissionId: string): string | undefined => submissionId.split('.')[0]
