import type { SeedProduct } from '../../../seed/seed-content.ts'
import { earlyRecords } from './records-early.ts'
import { laterRecords } from './records-later.ts'
import { recentRecords } from './records-recent.ts'

/** The records of the brand's own label, in listing order. Each was recorded at one of the four venues. */
export const records: SeedProduct[] = [...earlyRecords, ...recentRecords, ...laterRecords]
