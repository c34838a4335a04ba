import type { SeedProduct } from '../seed-content.ts'
import { memberships } from './products/memberships.ts'
import { records } from './products/records.ts'
import { vouchers } from './products/vouchers.ts'

export const products: SeedProduct[] = [...memberships, ...vouchers, ...records]
