import type { ParsedInput, Output } from '#shared/api/schemas.ts'
import { preferenceCookies } from '#shared/rules/preferences.ts'
import { getServerTexts } from '../../presentation/server-texts.ts'
import { AppError } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { IdentityBaskets } from './identity-baskets.ts'

/**
 * Rebuilds the basket in the new currency before it sets the cookies. So nothing changes when the API rejects the
 * rebuild, or when the shopper has not agreed to it.
 */
export const changePreferences = async (
  baskets: IdentityBaskets,
  { language, currency, incTax, rebuildBasket = false }: ParsedInput<'updatePreferences'>,
  context: RequestContext,
  currencies: readonly string[],
): Promise<Output<'updatePreferences'>> => {
  const current = context.preferences
  if (currency && !currencies.includes(currency))
    throw new AppError(422, 'rejected', getServerTexts(current.language).unknownCurrency)
  const preferences = {
    language: language ?? current.language,
    currency: currency ?? current.currency,
    incTax: incTax ?? current.incTax,
  }
  const basket = currency ? await baskets.reprice({ ...context, preferences }, currency, rebuildBasket) : undefined
  if (language) context.setPreferenceCookie(preferenceCookies.language, language)
  if (currency) context.setPreferenceCookie(preferenceCookies.currency, currency)
  if (incTax !== undefined) context.setPreferenceCookie(preferenceCookies.incTax, String(incTax))
  return { ...preferences, ...(basket ? { basket } : {}) }
}
