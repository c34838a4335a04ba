import { data } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'

/** How an action answers a form that was refused: with the error's status, and when to come back where it says so. */
export const refuse = <R extends { error: ApiError }>(refused: R) => {
  const { status, retryAfter } = refused.error
  return data(refused, { status: status || 503, headers: retryAfter ? { 'Retry-After': String(retryAfter) } : {} })
}
