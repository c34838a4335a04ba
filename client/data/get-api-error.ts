import type { ApiError } from '#shared/api/errors.ts'

/** The error of a mutation that a hook has run. RTK Query types it as `unknown`; the transports return `ApiError`. */
export const getApiError = (result: { error?: unknown }) => result.error as ApiError | undefined
