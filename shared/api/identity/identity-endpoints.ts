import { declareEndpoints } from '../endpoint.ts'
import type { identitySchemas } from './identity-schemas.ts'

export const identityEndpoints = declareEndpoints<typeof identitySchemas>()({
  getSession: { method: 'GET', path: '/session', auth: 'public' },
  signIn: { method: 'POST', path: '/session', auth: 'public' },
  signOut: { method: 'DELETE', path: '/session', auth: 'public' },
  register: { method: 'POST', path: '/users', auth: 'public' },
  updatePreferences: { method: 'PUT', path: '/preferences', auth: 'public' },
})
