import type { Input, Output } from '#shared/api/schemas.ts'
import { preferenceCookies } from '#shared/preferences.ts'
import type { RequestContext } from '../../request-context.ts'
import type { BasketOfIdentity } from './basket-of-identity.ts'

/** Prices the basket anew when the currency changes, and only then writes the cookies: a basket that cannot be had in it changes nothing. */
export const changePreferences = async (
  baskets: BasketOfIdentity,
  { language, currency, incTax }: Input<'updatePreferences'>,
  context: RequestContext,
): Promise<Output<'updatePreferences'>> => {
  const before = context.preferences
  const preferences = {
    language: language ?? before.language,
    currency: currency ?? before.currency,
    incTax: incTax ?? before.incTax,
  }
  const isRepriced = preferences.currency !== before.currency
  const basket = isRepriced ? await baskets.reprice({ ...context, preferences }, preferences.currency) : undefined
  if (language) context.setPreferenceCookie(preferenceCookies.language, language)
  if (currency) context.setPreferenceCookie(preferenceCookies.currency, currency)
  if (incTax !== undefined) context.setPreferenceCookie(preferenceCookies.incTax, String(incTax))
  return { ...preferences, ...(basket ? { basket } : {}) }
}
