import { data } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'

/** How an action answers a form that was refused: with the error's status, and when to come back where it says so. */
export const actionError = <R extends { error: ApiError }>(rejected: R) => {
  const { status, retryAfter } = rejected.error
  return data(rejected, { status: status || 503, headers: retryAfter ? { 'Retry-After': String(retryAfter) } : {} })
}
