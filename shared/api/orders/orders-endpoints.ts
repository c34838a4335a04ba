import { declareEndpoints } from '../endpoint.ts'
import type { ordersSchemas } from './orders-schemas.ts'

export const ordersEndpoints = declareEndpoints<typeof ordersSchemas>()({
  getOrders: { method: 'GET', path: '/orders', auth: 'customer' },
  getOrder: { method: 'GET', path: '/orders/:id', auth: 'public' },
  lookUpOrder: { method: 'POST', path: '/order-look-ups', auth: 'public' },
  reorder: { method: 'POST', path: '/orders/:id/again', auth: 'public' },
})
