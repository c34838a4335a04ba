import { createHash, randomUUID } from 'node:crypto'
import type { Claims } from '../../session/shopper-session.ts'
import type { BasketResource } from '../../upstream/resources/basket.ts'

const computeDigest = (...parts: string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 32)

/** The key of one submission. It depends on the shopper's id, so that no other shopper can repeat the submission. */
export const toIdempotencyKey = (submissionId: string, claims: Claims | undefined): string =>
  computeDigest('attempt', claims?.id ?? '', submissionId)

/** Identifies a basket without revealing its id. */
export const computeBasketFingerprint = ({ id }: Pick<BasketResource, 'id'>): string => computeDigest('basket', id)

/** Identifies the next submission, and the basket it is about. */
export const createSubmissionId = (basket: Pick<BasketResource, 'id'>): string =>
  `${computeBasketFingerprint(basket)}.${randomUUID()}`

/** The basket fingerprint in a submission id that the browser has returned. */
export const parseFingerprint = (submissionId: string): string | undefined => submissionId.split('.')[0]
