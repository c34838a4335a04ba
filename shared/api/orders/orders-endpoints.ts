import { declareEndpoints } from '../endpoint.ts'
import type { ordersSchemas } from './orders-schemas.ts'

export const ordersEndpoints = declareEndpoints<typeof ordersSchemas>()({
  getOrders: { method: 'GET', path: '/orders', auth: 'customer' },
  getOrder: { method: 'GET', path: '/orders/:id', auth: 'public' },
  lookUpOrder: { method: 'POST', path: '/order-look-ups', auth: 'public' },
  openOrderLink: { method: 'POST', path: '/order-links', auth: 'public' },
  sendOrderLinks: { method: 'POST', path: '/order-link-emails', auth: 'public' },
  storeDisownToken: { method: 'PUT', path: '/order-disownment', auth: 'public' },
  getDisownToken: { method: 'GET', path: '/order-disownment', auth: 'public' },
  disownOrder: { method: 'POST', path: '/order-disownment', auth: 'public' },
  claimOrder: { method: 'POST', path: '/orders/:id/claim', auth: 'customer' },
  reorder: { method: 'POST', path: '/orders/:id/again', auth: 'public' },
})
