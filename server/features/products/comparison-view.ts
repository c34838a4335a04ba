import type { Comparison } from '#shared/api/products/products-schemas.ts'
import type { Preferences } from '#shared/rules/preferences.ts'
import type { ProductSummary } from '../../upstream/schemas/products.ts'
import { productCard } from './product-card.ts'

/** Said above the table already, in the head of each column. */
const inHead = new Set(['product_name', 'short_description'])

/** Products side by side: one row for every attribute any of them has, in the order in which they first appear. */
export const compare = (products: readonly ProductSummary[], preferences: Preferences): Comparison => {
  const shown = products.flatMap((product) =>
    productCard(product, preferences).map((card) => ({ card, attributes: product.attributes })),
  )
  const codes = [...new Set(shown.flatMap(({ attributes }) => attributes.map(({ code }) => code)))].filter(
    (code) => !inHead.has(code),
  )
  const columns = shown.map(({ card, attributes }) => {
    const said = new Map(attributes.map(({ code, value }) => [code, value]))
    return { ...card, values: codes.map((code) => said.get(code) || null) }
  })
  return {
    products: columns,
    rows: codes.map((code, row) => ({ code, differs: new Set(columns.map(({ values }) => values[row])).size > 1 })),
  }
}
