import type { StartRequest } from '#runtime/http-metrics.ts'
import type { Scrape } from '#runtime/serve-metrics.ts'

/** The scheduled jobs. `scheduled-jobs.ts` starts each. */
export const jobs = ['deletions', 'holds', 'refunds', 'emails', 'payments'] as const
export type Job = (typeof jobs)[number]

/** Why a call of an operator is rejected before it acts. */
export const operatorRejections = ['no valid key', 'revoked key', 'role', 'limit'] as const
export type OperatorRejection = (typeof operatorRejections)[number]

/** Metrics of the API. Each call counts at once and never throws. */
export type Metrics = {
  recordRequestStart: StartRequest
  /** One run of a job. It counts as failed when the job itself failed; items that failed stay pending. */
  recordJob(job: Job, outcome: 'done' | 'failed'): void
  /** Background work after a response. */
  recordBackgroundFailure(): void
  recordOperatorRejection(reason: OperatorRejection): void
  scrape: Scrape
}

/** For an API without a metrics port. */
export const noMetrics: Metrics = {
  recordRequestStart: () => () => {},
  recordJob: () => {},
  recordBackgroundFailure: () => {},
  recordOperatorRejection: () => {},
  scrape: async () => ({ contentType: 'text/plain', text: '' }),
}
