import type { SeedProduct } from '../../seed/seed-content.ts'
import { memberships } from './products/memberships.ts'
import { records } from './products/records.ts'
import { createRelations } from './products/relations.ts'
import { vouchers } from './products/vouchers.ts'

export { productCategories } from './products/categories.ts'

export const products: SeedProduct[] = [...memberships, ...vouchers, ...records]

export const productRelations = createRelations(products)
