import { expect, test } from 'vitest'
import { AppError, toApiError } from '../http/errors.ts'
import { UpstreamError } from './commerce-api.ts'
import { toAppError } from './to-app-error.ts'

const presentError = (error: unknown) => {
  const { status, code, message, fields } = toApiError(toAppError(error), 'r')
  return { status, code, message, fields }
}

test.each([400, 422])('violations of a %i become field errors', (status) => {
  const error = new UpstreamError('status', status, '', [{ propertyPath: 'email', message: 'Taken.' }])
  expect(presentError(error)).toEqual({
    status: 422,
    code: 'rejected',
    message: 'Taken.',
    fields: [{ field: 'email', message: 'Taken.' }],
  })
})

test.each([
  [401, 401, 'unauthenticated'],
  [403, 403, 'rejected'],
  [404, 404, 'not_found'],
  [409, 409, 'conflict'],
  [429, 429, 'too_many_requests'],
  [408, 422, 'rejected'],
  [423, 422, 'rejected'],
])('a %i keeps the API’s message', (upstreamStatus, status, code) => {
  expect(presentError(new UpstreamError('status', upstreamStatus, 'Their words.'))).toMatchObject({
    status,
    code,
    message: 'Their words.',
  })
})

test.each([403, 404, 423, 429])('violations of a %i are for the shopper', (status) => {
  const error = new UpstreamError('status', status, '', [{ propertyPath: 'lines[0]', message: 'Sold out.' }])
  expect(presentError(error)).toMatchObject({ code: 'rejected', message: 'Sold out.' })
})

test.each([
  new UpstreamError('status', 500, 'stack trace at internal.host'),
  new UpstreamError('status', 302, 'moved'),
  new UpstreamError('timeout', 0, 'No response in time'),
  new UpstreamError('unreachable', 0, 'No response'),
  new UpstreamError('too_large', 200, 'The response is too large'),
  new UpstreamError('invalid', 200, 'The response does not match its schema'),
  new UpstreamError('too_large', 404, 'The response is too large'),
])('other failures are 503 without details ($kind $status) [S10]', (error) => {
  expect(presentError(error)).toEqual({
    status: 503,
    code: 'upstream_unavailable',
    message: 'Temporarily unavailable',
    fields: undefined,
  })
  expect((toAppError(error) as AppError).retryAfter).toBe(5)
})

test('other errors are returned unchanged', () => {
  const appError = new AppError(409, 'conflict', 'x')
  expect(toAppError(appError)).toBe(appError)
})
