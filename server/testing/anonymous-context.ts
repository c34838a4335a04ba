import { pino } from 'pino'
import { defaultPreferences, type Preferences } from '#shared/rules/preferences.ts'
import type { RequestContext } from '../http/request-context.ts'
import type { ShopperSession } from '../session/shopper-session.ts'

const failOnUse = (): never => {
  throw new Error('A public read touched the session')
}

const noSession: ShopperSession = {
  getClaims: async () => undefined,
  getLogId: async () => undefined,
  withAccessToken: failOnUse,
  refresh: failOnUse,
  refreshIfDue: failOnUse,
  signIn: failOnUse,
  signInWithPasskey: failOnUse,
  signInAgain: failOnUse,
  signOut: failOnUse,
  getBasketPointer: failOnUse,
  setBasketPointer: failOnUse,
  getGuestBasketPointer: failOnUse,
  setGuestBasketPointer: failOnUse,
  getLeftOutLines: failOnUse,
  setLeftOutLines: failOnUse,
  findKnownDevice: failOnUse,
  getNewDevice: failOnUse,
  customerSessions: {
    list: failOnUse,
    revoke: failOnUse,
    revokeOthers: failOnUse,
    revokeAllFor: failOnUse,
    forgetDevices: failOnUse,
  },
  storeEmailLink: failOnUse,
  readEmailLink: failOnUse,
  listPurchases: failOnUse,
  rememberPurchase: failOnUse,
  withBasketLock: failOnUse,
}

/** The context of a shopper without a session. Any access to the session fails the test. */
export const createAnonymousContext = (preferences: Partial<Preferences> = {}): RequestContext => ({
  requestId: 'test',
  log: pino({ level: 'silent' }),
  preferences: { ...defaultPreferences, currency: 'GBP', ...preferences },
  languageInUrl: undefined,
  comparedSkus: [],
  session: noSession,
  signal: new AbortController().signal,
  clientIp: '192.0.2.1',
  consent: null,
  setPreferenceCookie: failOnUse,
  clearPreferenceCookie: failOnUse,
})
