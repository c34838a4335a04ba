import type { TFunction } from 'i18next'
import type { ApiError } from '#shared/api/errors.ts'

/** For these codes the commerce API sends messages for shoppers, in their language (specification §8). */
const codesWithApiMessage = new Set<ApiError['code']>(['rejected', 'unauthenticated', 'conflict'])

/**
 * The message for the shopper: the API's own for `codesWithApiMessage`, otherwise the shop's text for the code. `t`
 * must translate `errors`.
 */
export const errorMessage = (error: ApiError, t: TFunction): string => {
  if (error.code === 'too_many_requests' && error.retryAfter)
    return t('errors:tryAgainIn', { count: Math.ceil(error.retryAfter / 60) })
  return codesWithApiMessage.has(error.code) && error.message ? error.message : t(`errors:code.${error.code}`)
}
