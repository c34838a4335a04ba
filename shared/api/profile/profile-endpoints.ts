import { declareEndpoints } from '../endpoint.ts'
import type { profileSchemas } from './profile-schemas.ts'

export const profileEndpoints = declareEndpoints<typeof profileSchemas>()({
  getProfile: { method: 'GET', path: '/profile', auth: 'customer' },
  updateProfile: { method: 'PUT', path: '/profile', auth: 'customer' },
  deleteAccount: { method: 'DELETE', path: '/profile', auth: 'customer' },
  exportData: { method: 'GET', path: '/profile/export', auth: 'customer', attachment: 'px-live-my-data.json' },
  sendVerificationMail: { method: 'POST', path: '/profile/verification-mail', auth: 'customer' },
  changePassword: { method: 'PUT', path: '/profile/password', auth: 'customer' },
  getSessions: { method: 'GET', path: '/profile/sessions', auth: 'customer' },
  endSession: { method: 'DELETE', path: '/profile/sessions/:key', auth: 'customer' },
  endOtherSessions: { method: 'DELETE', path: '/profile/sessions', auth: 'customer' },
})
