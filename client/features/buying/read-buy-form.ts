import { maxLineQuantity } from '#shared/rules/basket-limits.ts'
import type { ChosenItem, LineError } from './line-errors.ts'
import { readLineTexts, type LineTexts } from './read-line-texts.ts'

export const quantityFieldName = (sku: string) => `quantity:${sku}`

type BuyFormContents = {
  items: ChosenItem[]
  values: Record<string, string>
  texts: LineTexts
  errors: LineError[]
}

const prefix = quantityFieldName('')

/** Reads the chosen items with the form's texts, every quantity as typed, and the errors of invalid quantities. */
export const readBuyForm = (form: FormData): BuyFormContents => {
  const items: ChosenItem[] = []
  const values: Record<string, string> = {}
  const errors: LineError[] = []
  const texts = readLineTexts(form)
  const extras = Object.keys(texts).length > 0 ? { extraData: texts } : {}
  for (const [name, entry] of form) {
    if (!name.startsWith(prefix) || typeof entry !== 'string') continue
    const sku = name.slice(prefix.length)
    const value = entry.trim()
    values[sku] = value
    if (!/^\d{0,4}$/.test(value) || Number(value) > maxLineQuantity) errors.push({ sku, code: 'not_a_number' })
    else if (Number(value) > 0) items.push({ sku, quantity: Number(value), ...extras })
  }
  if (items.length === 0 && errors.length === 0) errors.push({ sku: null, code: 'nothing_chosen' })
  return { items, values, texts, errors }
}
