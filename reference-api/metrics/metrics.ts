import type { StartRequest } from '#runtime/http-metrics.ts'
import type { Scrape } from '#runtime/serve-metrics.ts'

/** Scheduled work (`scheduled-jobs.ts`). */
export const jobs = ['deletions', 'holds', 'refunds', 'letters', 'payments'] as const
export type Job = (typeof jobs)[number]

/** What the API tells of itself in numbers. Each call counts at once and never throws. */
export type Metrics = {
  recordRequestStart: StartRequest
  /** One round. What a round could not do is still waiting; it failed where it could not even look. */
  recordJob(job: Job, outcome: 'done' | 'failed'): void
  /** Work behind an answer that nobody waits for any more. */
  recordBackgroundFailure(): void
  scrape: Scrape
}

/** Where nobody asks, nothing is counted. */
export const noMetrics: Metrics = {
  recordRequestStart: () => () => {},
  recordJob: () => {},
  recordBackgroundFailure: () => {},
  scrape: async () => ({ contentType: 'text/plain', text: '' }),
}
