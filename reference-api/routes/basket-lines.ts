import type { Db } from '../db/connect.ts'
import { findBySkus, type Catalogue, type Found } from '../db/skus.ts'
import { lineViolations, mergeLines, type WantedLine } from '../domain/basket-rules.ts'
import { lineId } from '../domain/line-id.ts'
import type { Violation } from '../domain/messages.ts'
import { refused } from '../http/api-error.ts'
import type { LineBody } from '../wire/basket-schemas.ts'
import { statusOf } from '../wire/present-product.ts'

const locate = (body: LineBody, index: number, { variants, products }: Catalogue): Found | Violation => {
  if (body.productVariant) {
    return variants.get(body.productVariant) ?? { propertyPath: `lines[${index}].productVariant`, key: 'line.unknown' }
  }
  const product = products.get(body.product ?? '')
  const [variant, another] = product?.variants ?? []
  if (!product || !variant) return { propertyPath: `lines[${index}].product`, key: 'line.unknown' }
  return another ? { propertyPath: `lines[${index}].product`, key: 'line.chooseVariant' } : { product, variant }
}

const wantedLine = ({ product, variant }: Found, body: LineBody, index: number, now: Date): WantedLine => {
  const extraData = body.extraData ?? {}
  return {
    index,
    id: lineId(variant.sku, extraData),
    variantId: variant.id,
    productId: product.id,
    type: product.type,
    saleStatus: product.event && statusOf(product, product.event, now),
    stock: variant.stock,
    maxPerOrder: variant.max_per_order,
    quantity: body.quantity,
    extraData,
    named: body.productVariant ? 'productVariant' : 'product',
  }
}

/** What a caller wrote, as lines to store. Throws 422 with all that is wrong. `held` is the quantity per variant before. */
export const resolveLines = async (db: Db, bodies: LineBody[], held: ReadonlyMap<string, number>, now: Date): Promise<WantedLine[]> => {
  const catalogue = await findBySkus(
    db,
    bodies.flatMap(({ product }) => product ?? []),
    bodies.flatMap(({ productVariant }) => productVariant ?? []),
  )
  const found = bodies.map((body, index) => locate(body, index, catalogue))
  const unknown = found.filter((entry): entry is Violation => 'key' in entry)
  if (unknown.length > 0) throw refused(unknown)
  const lines = mergeLines(
    found.flatMap((entry, index) => {
      const body = bodies[index]
      return 'key' in entry || !body ? [] : [wantedLine(entry, body, index, now)]
    }),
  )
  const violations = lineViolations(lines, held)
  if (violations.length > 0) throw refused(violations)
  return lines
}
