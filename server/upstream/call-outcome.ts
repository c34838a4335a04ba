import type { CallOutcome } from '../metrics/metrics.ts'
import { UpstreamError } from './commerce-api.ts'

const statusClasses = ['2xx', '3xx', '4xx', '5xx'] as const

/** What an answer with this status is counted as. */
export const toStatusClass = (status: number): CallOutcome => statusClasses[Math.floor(status / 100) - 2] ?? 'invalid'

/** What a call that failed is counted as. */
export const toCallOutcome = (error: unknown): CallOutcome => {
  if (!(error instanceof UpstreamError)) return 'aborted'
  return error.kind === 'status' ? toStatusClass(error.status) : error.kind
}
