import type { SeedProduct, SeedRelations } from '../../../seed/seed-content.ts'

const maxRelated = 4

const getAttribute = ({ attributes }: SeedProduct, code: string) =>
  attributes.find((attribute) => attribute.code === code)?.value.en

const listRooms = ({ facets }: SeedProduct) => new Set((facets?.room ?? []).map(({ value }) => value))

/** Similarity of two products: the artist counts 8, the genre 3, the venues 2. */
const computeSimilarity = (one: SeedProduct, other: SeedProduct): number => {
  const same = (code: string) =>
    getAttribute(one, code) !== undefined && getAttribute(one, code) === getAttribute(other, code)
  const rooms = listRooms(one)
  const room = rooms.size === listRooms(other).size && [...listRooms(other)].every((value) => rooms.has(value))
  return (same('artist') ? 8 : 0) + (room ? 2 : 0) + (same('genre') ? 3 : 0)
}

/** The type of related products. There is one voucher, so vouchers relate to memberships. */
const relatedTypes: Record<SeedProduct['type'], SeedProduct['type']> = {
  membership: 'membership',
  record: 'record',
  voucher: 'membership',
}

/** SKUs of related products, the most similar first. */
const listRelated = (product: SeedProduct, all: SeedProduct[]) =>
  all
    .filter(({ sku, type }) => sku !== product.sku && type === relatedTypes[product.type])
    .map((other) => ({ sku: other.sku, computeSimilarity: computeSimilarity(product, other) }))
    .toSorted((a, b) => b.computeSimilarity - a.computeSimilarity)
    .slice(0, maxRelated)
    .map(({ sku }) => sku)

/** SKUs of accessories by product type. */
const accessorySkus: Record<SeedProduct['type'], string[]> = {
  membership: ['PXV', 'PXR-006'],
  voucher: ['PXR-006', 'PXR-007'],
  record: ['PXV', 'PXM-REGULAR'],
}

export const createRelations = (all: SeedProduct[]): SeedRelations[] =>
  all.map((product) => ({
    sku: product.sku,
    related: listRelated(product, all),
    accessories: accessorySkus[product.type].filter((sku) => sku !== product.sku),
  }))
