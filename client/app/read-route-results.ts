import type { StaticHandlerContext } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'

/** Seconds to wait before a retry, if the error of a loader says so. */
export const findRetryAfter = ({ errors }: StaticHandlerContext) =>
  Object.values(errors ?? {})
    .map((error) => (error as { data: Partial<ApiError> | null }).data?.retryAfter)
    .find((seconds) => seconds !== undefined)

/** The headers that loaders and actions set. */
export const mergeHeaders = ({ loaderHeaders, actionHeaders }: StaticHandlerContext) => {
  const headers = new Headers()
  for (const source of [...Object.values(loaderHeaders), ...Object.values(actionHeaders)])
    for (const [name, value] of source) headers.append(name, value)
  return headers
}
