import { declareEndpoints } from '../endpoint.ts'
import type { identitySchemas } from './identity-schemas.ts'

export const identityEndpoints = declareEndpoints<typeof identitySchemas>()({
  getSession: { method: 'GET', path: '/session', auth: 'public' },
  signIn: { method: 'POST', path: '/session', auth: 'public' },
  startPasskeyUse: { method: 'POST', path: '/session/passkey-options', auth: 'public' },
  signInWithPasskey: { method: 'POST', path: '/session/passkey', auth: 'public' },
  signOut: { method: 'DELETE', path: '/session', auth: 'public' },
  register: { method: 'POST', path: '/users', auth: 'public' },
  requestPasswordReset: { method: 'POST', path: '/password-reset/mail', auth: 'public' },
  storePasswordResetToken: { method: 'PUT', path: '/password-reset', auth: 'public' },
  getPasswordReset: { method: 'GET', path: '/password-reset', auth: 'public' },
  completePasswordReset: { method: 'POST', path: '/password-reset', auth: 'public' },
  storeVerificationToken: { method: 'PUT', path: '/email-verification', auth: 'public' },
  getVerification: { method: 'GET', path: '/email-verification', auth: 'public' },
  verifyEmail: { method: 'POST', path: '/email-verification', auth: 'public' },
  disownEmail: { method: 'POST', path: '/email-verification/disownment', auth: 'public' },
  storeEmailUndoToken: { method: 'PUT', path: '/email-undo', auth: 'public' },
  getEmailUndo: { method: 'GET', path: '/email-undo', auth: 'public' },
  undoEmailChange: { method: 'POST', path: '/email-undo', auth: 'public' },
  updatePreferences: { method: 'PUT', path: '/preferences', auth: 'public' },
})
