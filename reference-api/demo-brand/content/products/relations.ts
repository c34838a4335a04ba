import type { SeedProduct, SeedRelations } from '../../../seed/seed-content.ts'

const most = 4

const said = ({ attributes }: SeedProduct, code: string) =>
  attributes.find((attribute) => attribute.code === code)?.value.en

const roomsOf = ({ facets }: SeedProduct) => new Set((facets?.room ?? []).map(({ value }) => value))

/** By the same people counts most, then the same room, then the same kind of music; a compilation is like any other. */
const likeness = (one: SeedProduct, other: SeedProduct): number => {
  const same = (code: string) => said(one, code) !== undefined && said(one, code) === said(other, code)
  const rooms = roomsOf(one)
  const room = rooms.size === roomsOf(other).size && [...roomsOf(other)].every((value) => rooms.has(value))
  return (same('artist') ? 8 : 0) + (room ? 2 : 0) + (same('genre') ? 3 : 0)
}

/** Nothing is like the one voucher but another way to give somebody evenings. */
const likes: Record<SeedProduct['type'], SeedProduct['type']> = {
  membership: 'membership',
  record: 'record',
  voucher: 'membership',
}

/** Others of its kind, those most like it first. */
const relatedTo = (product: SeedProduct, all: SeedProduct[]) =>
  all
    .filter(({ sku, type }) => sku !== product.sku && type === likes[product.type])
    .map((other) => ({ sku: other.sku, likeness: likeness(product, other) }))
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, most)
    .map(({ sku }) => sku)

/** What is bought along with it. */
const goesWith: Record<SeedProduct['type'], string[]> = {
  membership: ['PXV', 'PXR-006'],
  voucher: ['PXR-006', 'PXR-007'],
  record: ['PXV', 'PXM-REGULAR'],
}

export const relationsOf = (all: SeedProduct[]): SeedRelations[] =>
  all.map((product) => ({
    sku: product.sku,
    related: relatedTo(product, all),
    accessories: goesWith[product.type].filter((sku) => sku !== product.sku),
  }))
