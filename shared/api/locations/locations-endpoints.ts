import { declareEndpoints } from '../endpoint.ts'
import type { locationsSchemas } from './locations-schemas.ts'

export const locationsEndpoints = declareEndpoints<typeof locationsSchemas>()({
  getVenues: { method: 'GET', path: '/venues', auth: 'public' },
  getVenue: { method: 'GET', path: '/venues/:slug', auth: 'public' },
  getBranches: { method: 'GET', path: '/branches', auth: 'public' },
  getBranch: { method: 'GET', path: '/branches/:slug', auth: 'public' },
})
