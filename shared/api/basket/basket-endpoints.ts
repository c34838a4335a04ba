import { declareEndpoints } from '../endpoint.ts'
import type { basketSchemas } from './basket-schemas.ts'

export const basketEndpoints = declareEndpoints<typeof basketSchemas>()({
  getBasket: { method: 'GET', path: '/basket', auth: 'public' },
  addToBasket: { method: 'POST', path: '/basket/lines', auth: 'public' },
  updateBasketLine: { method: 'PATCH', path: '/basket/lines/:key', auth: 'public' },
  removeBasketLine: { method: 'DELETE', path: '/basket/lines/:key', auth: 'public' },
  mergeGuestBasket: { method: 'POST', path: '/basket/kept-guest-lines', auth: 'customer' },
  addPromotion: { method: 'POST', path: '/basket/promotions', auth: 'public' },
  removePromotion: { method: 'DELETE', path: '/basket/promotions/:code', auth: 'public' },
  extendHold: { method: 'POST', path: '/basket/hold/extension', auth: 'public' },
  retryExpiredLines: { method: 'POST', path: '/basket/lapsed-lines/retry', auth: 'public' },
  dismissExpiredLines: { method: 'DELETE', path: '/basket/lapsed-lines', auth: 'public' },
  getVoucherBalance: { method: 'POST', path: '/vouchers/balance', auth: 'public' },
})
