import { StorageError } from '../storage/storage.ts'
import { AppError } from './errors.ts'

/** A 503 for a session or a limit that the server cannot read or write now. */
export const sessionUnavailableError = (message: string, options?: ErrorOptions): AppError =>
  new AppError(503, 'session_unavailable', message, { ...options, retryAfter: 2 })

/** Throws a 503 for a failure of the storage, and rethrows other errors. */
export const rethrowStorageError = (error: unknown): never => {
  if (!(error instanceof StorageError)) throw error
  throw sessionUnavailableError('The session storage failed', { cause: error })
}
