import type { ErrorRequestHandler } from 'express'
import { AppError } from '../http/errors.ts'

/** An error handler for tests of a single middleware: sends the error that it receives. */
export const plainErrorHandler: ErrorRequestHandler = (error, _request, response, _next) => {
  const { code, status } = error instanceof AppError ? error : { code: 'unexpected', status: 500 }
  response.status(status).type('text').send(`${code} ${status}`)
}
