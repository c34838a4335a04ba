import type { Comparison } from '#shared/api/products/products-schemas.ts'
import type { Preferences } from '#shared/rules/preferences.ts'
import type { ProductSummaryResource } from '../../upstream/resources/products.ts'
import { toProductListItems } from './to-product-list-items.ts'

/** Attributes that the head of each column shows. */
const headAttributes = new Set(['product_name', 'short_description'])

/** Creates one row for each attribute that any product has, in order of first appearance. */
export const presentComparison = (
  products: readonly ProductSummaryResource[],
  preferences: Preferences,
): Comparison => {
  const comparedItems = products.flatMap((product) =>
    toProductListItems(product, preferences).map((listItem) => ({ listItem, attributes: product.attributes })),
  )
  const codes = [...new Set(comparedItems.flatMap(({ attributes }) => attributes.map(({ code }) => code)))].filter(
    (code) => !headAttributes.has(code),
  )
  const columns = comparedItems.map(({ listItem, attributes }) => {
    const attributeValues = new Map(attributes.map(({ code, value }) => [code, value]))
    return { ...listItem, values: codes.map((code) => attributeValues.get(code) || null) }
  })
  return {
    products: columns,
    rows: codes.map((code, row) => ({ code, differs: new Set(columns.map(({ values }) => values[row])).size > 1 })),
  }
}
