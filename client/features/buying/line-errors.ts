import type { ApiError, ErrorCode } from '#shared/api/errors.ts'
import { isLineFieldKey, type LineFieldKey } from '#shared/wire/extra-data.ts'

export type ChosenItem = { sku: string; quantity: number; extraData?: Record<string, string> }

/**
 * A null `sku` means the field of `textKey`, or the whole form. `text` is a message for shoppers; `code` is
 * translated.
 */
export type LineError = { sku: string | null; textKey?: LineFieldKey } & (
  { text: string; code?: undefined } | { code: LineErrorCode; text?: undefined }
)

type LineErrorCode = 'nothing_chosen' | 'not_a_number' | ErrorCode

/**
 * The SKU of a rejected field. The field is the SKU itself, or the position of the item: as `items.0.quantity` or, from
 * the commerce API, `lines[0].quantity`.
 */
const findSku = (field: string, items: readonly ChosenItem[]): string | null => {
  const byName = items.find(({ sku }) => sku === field)
  if (byName) return byName.sku
  const match = /^(?:items|lines)(?:\.|\[)(\d+)(?:\.|\]|$)/.exec(field)
  return (match && items[Number(match[1])]?.sku) ?? null
}

/** The key of a rejected text of a line: the field is `extraData.dedication` or `items.0.extraData.dedication`. */
export const findTextKey = (field: string): LineFieldKey | undefined => {
  const [, key = ''] = /(?:^|\.)extraData\.(\w+)$/.exec(field) ?? []
  return isLineFieldKey(key) ? key : undefined
}

/** Only rejections by the commerce API have messages for shoppers, in their language. */
const hasShopperMessage = ({ code, message }: ApiError) => code === 'rejected' && message !== ''

/**
 * Maps a rejection of `addToBasket` to the items it concerns. `items` are the submitted items in their order. Errors of
 * unknown items become errors of the whole form; duplicates are removed.
 */
export const toLineErrors = (error: ApiError, items: readonly ChosenItem[]): LineError[] => {
  const itemErrors = (error.fields ?? []).map(({ field, message }): LineError => {
    const textKey = findTextKey(field)
    return textKey ? { sku: null, textKey, text: message } : { sku: findSku(field, items), text: message }
  })
  const isFirst = ({ sku, textKey, text }: LineError, index: number) =>
    itemErrors.findIndex(
      (lineError) => lineError.sku === sku && lineError.textKey === textKey && lineError.text === text,
    ) === index
  if (itemErrors.length > 0) return itemErrors.filter(isFirst)
  return [hasShopperMessage(error) ? { sku: null, text: error.message } : { sku: null, code: error.code }]
}
