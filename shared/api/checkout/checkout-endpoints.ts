import { declareEndpoints } from '../endpoint.ts'
import type { checkoutSchemas } from './checkout-schemas.ts'

export const checkoutEndpoints = declareEndpoints<typeof checkoutSchemas>()({
  getCheckout: { method: 'GET', path: '/checkout', auth: 'public' },
  saveCheckout: { method: 'PATCH', path: '/checkout', auth: 'public' },
  placeOrder: { method: 'POST', path: '/checkout/order', auth: 'public' },
  reopenCheckout: { method: 'POST', path: '/checkout/reopening', auth: 'public' },
  completePayment: { method: 'POST', path: '/checkout/payment', auth: 'public' },
})
