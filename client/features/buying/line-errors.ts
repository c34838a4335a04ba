import type { ApiError, ErrorCode } from '#shared/api/errors.ts'

export type ChosenItem = { sku: string; quantity: number }

/** Without a sku it is about the whole form. `text` is for people as it is; a `code` is translated. */
export type LineError = { sku: string | null } & (
  { text: string; code?: undefined } | { code: LineErrorCode; text?: undefined }
)

export type LineErrorCode = 'nothing_chosen' | 'not_a_number' | ErrorCode

/**
 * The SKU a refused field belongs to: the SKU itself, or the item's position as `items.0.quantity` or, upstream,
 * `lines[0].quantity`.
 */
const findSku = (field: string, items: readonly ChosenItem[]): string | null => {
  const byName = items.find(({ sku }) => sku === field)
  if (byName) return byName.sku
  const match = /^(?:items|lines)(?:\.|\[)(\d+)(?:\.|\]|$)/.exec(field)
  return (match && items[Number(match[1])]?.sku) ?? null
}

/** Only the commerce API's own refusals are written for shoppers, in their language. */
const hasShopperMessage = ({ code, message }: ApiError) => code === 'rejected' && message !== ''

/**
 * Says at which kind a refusal of `addToBasket` belongs. `items` is what was sent, in that order. What cannot be placed
 * is said for the whole form; each text once.
 */
export const lineErrors = (error: ApiError, items: readonly ChosenItem[]): LineError[] => {
  const located = (error.fields ?? []).map(({ field, message }): LineError => ({
    sku: findSku(field, items),
    text: message,
  }))
  const isFirst = ({ sku, text }: LineError, index: number) =>
    located.findIndex((other) => other.sku === sku && other.text === text) === index
  if (located.length > 0) return located.filter(isFirst)
  return [hasShopperMessage(error) ? { sku: null, text: error.message } : { sku: null, code: error.code }]
}
