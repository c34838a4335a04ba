import type { TFunction } from 'i18next'
import type { ApiError } from '#shared/api/errors.ts'

/**
 * Codes whose message is the commerce API's own words, written for the shopper in their language (specification §8).
 */
const codesWithApiMessage = new Set<ApiError['code']>(['rejected', 'unauthenticated', 'conflict'])

/**
 * What to tell the shopper: the API's own sentence where the specification shows it, else ours for the code. `t` knows
 * `errors`.
 */
export const errorMessage = (error: ApiError, t: TFunction): string => {
  if (error.code === 'too_many_requests' && error.retryAfter)
    return t('errors:tryAgainIn', { count: Math.ceil(error.retryAfter / 60) })
  return codesWithApiMessage.has(error.code) && error.message ? error.message : t(`errors:code.${error.code}`)
}
