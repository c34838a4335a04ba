import type { ApiError } from '#shared/api/errors.ts'
import type { GiftKey } from '#shared/rules/gift.ts'

/** What is typed into the form. `sku` is the chosen amount. */
export type GiftValues = Record<'sku' | GiftKey, string>

/** The state of a rejected form, with all typed values. */
export type RejectedGift = { error: ApiError; values: GiftValues }

export const emptyGiftValues: GiftValues = {
  sku: '',
  giftAmount: '',
  giftTo: '',
  giftEmail: '',
  giftMessage: '',
  giftDay: '',
  giftLanguage: '',
}

/** The values of the form. Browsers submit line breaks as CRLF. */
export const readGiftForm = (form: FormData): GiftValues => {
  const readField = (name: string) =>
    String(form.get(name) ?? '')
      .replaceAll('\r\n', '\n')
      .trim()
  return Object.fromEntries(Object.keys(emptyGiftValues).map((name) => [name, readField(name)])) as GiftValues
}

/** Limits in characters. The commerce API has the same limits. */
export const maxNameLength = 60
export const maxMessageLength = 300
