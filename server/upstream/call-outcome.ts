import type { CallOutcome } from '../metrics/metrics.ts'
import { UpstreamError } from './commerce-api.ts'

const statusClasses = ['2xx', '3xx', '4xx', '5xx'] as const

/** The metric label of a response status. */
export const toStatusClass = (status: number): CallOutcome => statusClasses[Math.floor(status / 100) - 2] ?? 'invalid'

/** The metric label of a failed call. */
export const toCallOutcome = (error: unknown): CallOutcome => {
  if (!(error instanceof UpstreamError)) return 'aborted'
  return error.kind === 'status' ? toStatusClass(error.status) : error.kind
}
