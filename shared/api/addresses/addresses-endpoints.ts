import { declareEndpoints } from '../endpoint.ts'
import type { addressesSchemas } from './addresses-schemas.ts'

export const addressesEndpoints = declareEndpoints<typeof addressesSchemas>()({
  getAddresses: { method: 'GET', path: '/addresses', auth: 'customer' },
  getAddress: { method: 'GET', path: '/addresses/:id', auth: 'customer' },
  createAddress: { method: 'POST', path: '/addresses', auth: 'customer' },
  updateAddress: { method: 'PUT', path: '/addresses/:id', auth: 'customer' },
  setDefaultAddress: { method: 'PUT', path: '/addresses/:id/default', auth: 'customer' },
  removeAddresses: { method: 'DELETE', path: '/addresses', auth: 'customer' },
  getCountries: { method: 'GET', path: '/countries', auth: 'public' },
})
