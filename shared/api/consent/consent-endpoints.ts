import { declareEndpoints } from '../endpoint.ts'
import type { consentSchemas } from './consent-schemas.ts'

export const consentEndpoints = declareEndpoints<typeof consentSchemas>()({
  getConsent: { method: 'GET', path: '/consent', auth: 'public' },
  updateConsent: { method: 'PUT', path: '/consent', auth: 'public' },
})
