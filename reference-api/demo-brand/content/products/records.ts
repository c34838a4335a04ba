import type { SeedProduct } from '../../../seed/seed-content.ts'
import { earlyRecords } from './records-early.ts'
import { laterRecords } from './records-later.ts'
import { recentRecords } from './records-recent.ts'

/**
 * The catalogue of the house label, in the order it is listed. Everything on it was recorded in one of the four rooms.
 */
export const records: SeedProduct[] = [...earlyRecords, ...recentRecords, ...laterRecords]
