import { declareEndpoints } from '../endpoint.ts'
import type { newsletterSchemas } from './newsletter-schemas.ts'

export const newsletterEndpoints = declareEndpoints<typeof newsletterSchemas>()({
  confirmNewsletter: { method: 'POST', path: '/newsletter/confirmations', auth: 'public' },
  unsubscribeFromNewsletter: { method: 'POST', path: '/newsletter/unsubscriptions', auth: 'public' },
  getNewsletter: { method: 'GET', path: '/newsletter', auth: 'customer' },
  updateNewsletter: { method: 'PUT', path: '/newsletter', auth: 'customer' },
})
