import type { RequestBegan } from '#runtime/http-metrics.ts'
import type { Scrape } from '#runtime/serve-metrics.ts'

/** What is done again and again (`housekeeping.ts`). */
export const chores = ['deletions', 'holds', 'refunds', 'letters', 'payments'] as const
export type Chore = (typeof chores)[number]

/** What the API tells of itself in numbers. Each call counts at once and never throws. */
export type Metrics = {
  requestBegan: RequestBegan
  /** One round. What a round could not do is still waiting; it failed where it could not even look. */
  choreEnded(chore: Chore, outcome: 'done' | 'failed'): void
  /** Work behind an answer that nobody waits for any more. */
  backgroundFailed(): void
  scrape: Scrape
}

/** Where nobody asks, nothing is counted. */
export const noMetrics: Metrics = {
  requestBegan: () => () => {},
  choreEnded: () => {},
  backgroundFailed: () => {},
  scrape: async () => ({ contentType: 'text/plain', text: '' }),
}
