import { data } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'

/** The response of an action that rejects its form: the status of the error, and `Retry-After` if the error has it. */
export const actionError = <R extends { error: ApiError }>(rejected: R) => {
  const { status, retryAfter } = rejected.error
  return data(rejected, { status: status || 503, headers: retryAfter ? { 'Retry-After': String(retryAfter) } : {} })
}
