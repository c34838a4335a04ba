import { declareEndpoints } from '../endpoint.ts'
import type { profileSchemas } from './profile-schemas.ts'

export const profileEndpoints = declareEndpoints<typeof profileSchemas>()({
  getProfile: { method: 'GET', path: '/profile', auth: 'customer' },
  updateProfile: { method: 'PUT', path: '/profile', auth: 'customer' },
  keepEmail: { method: 'DELETE', path: '/profile/pending-email', auth: 'customer' },
  deleteAccount: { method: 'DELETE', path: '/profile', auth: 'customer' },
  exportData: { method: 'GET', path: '/profile/export', auth: 'customer' },
  sendVerificationEmail: { method: 'POST', path: '/profile/verification-mail', auth: 'customer' },
  getMembership: { method: 'GET', path: '/profile/membership', auth: 'public' },
  updatePassword: { method: 'PUT', path: '/profile/password', auth: 'customer' },
  getPasskeys: { method: 'GET', path: '/profile/passkeys', auth: 'customer' },
  startPasskeyRegistration: { method: 'POST', path: '/profile/passkeys/options', auth: 'customer' },
  addPasskey: { method: 'POST', path: '/profile/passkeys', auth: 'customer' },
  removePasskey: { method: 'DELETE', path: '/profile/passkeys/:key', auth: 'customer' },
  getSessions: { method: 'GET', path: '/profile/sessions', auth: 'customer' },
  revokeSession: { method: 'DELETE', path: '/profile/sessions/:key', auth: 'customer' },
  revokeOtherSessions: { method: 'DELETE', path: '/profile/sessions', auth: 'customer' },
})
