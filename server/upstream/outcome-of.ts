import type { CallOutcome } from '../metrics/metrics.ts'
import { UpstreamError } from './commerce-api.ts'

const classes = ['2xx', '3xx', '4xx', '5xx'] as const

/** What an answer with this status is counted as. */
export const classOf = (status: number): CallOutcome => classes[Math.floor(status / 100) - 2] ?? 'invalid'

/** What a call that failed is counted as. */
export const outcomeOf = (error: unknown): CallOutcome => {
  if (!(error instanceof UpstreamError)) return 'aborted'
  return error.kind === 'status' ? classOf(error.status) : error.kind
}
