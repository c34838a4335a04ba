import { declareEndpoints } from '../endpoint.ts'
import type { searchSchemas } from './search-schemas.ts'

export const searchEndpoints = declareEndpoints<typeof searchSchemas>()({
  getSuggestions: { method: 'GET', path: '/search/suggestions', auth: 'public' },
  searchCatalogue: { method: 'GET', path: '/search', auth: 'public' },
})
