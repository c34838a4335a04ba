import type { SeedPage } from '../../seed-content.ts'
import { venuePages } from './venues.ts'

export const pages: SeedPage[] = [...venuePages]
