import { StorageError } from '../storage/storage.ts'
import { AppError } from './errors.ts'

/** 503: a session or a limit cannot be read or written now. */
export const sessionUnavailableError = (message: string, options?: ErrorOptions): AppError =>
  new AppError(503, 'session_unavailable', message, { ...options, retryAfter: 2 })

/** Turns a failure of Redis into a 503, and rethrows other errors. */
export const throwStorageUnavailable = (error: unknown): never => {
  if (!(error instanceof StorageError)) throw error
  throw sessionUnavailableError('The session storage failed', { cause: error })
}
