import { randomUUID } from 'node:crypto'
import { computeBasketFingerprint, computeDigest } from '../../session/basket-fingerprint.ts'
import type { Claims } from '../../session/shopper-session.ts'
import type { BasketResource } from '../../upstream/resources/basket.ts'

/** The key of one submission. It depends on the shopper's id, so that no other shopper can repeat the submission. */
export const toIdempotencyKey = (submissionId: string, claims: Claims | undefined): string =>
  computeDigest('attempt', claims?.id ?? '', submissionId)

/** Identifies the next submission, and the basket it is about. */
export const createSubmissionId = (basket: Pick<BasketResource, 'id'>): string =>
  `${computeBasketFingerprint(basket)}.${randomUUID()}`

/** The basket fingerprint in a submission id that the browser has returned. */
export const parseFingerprint = (submissionId: string): string | undefined => submissionId.split('.')[0]
