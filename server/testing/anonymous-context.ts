import { pino } from 'pino'
import { defaultPreferences, type Preferences } from '#shared/rules/preferences.ts'
import type { RequestContext } from '../http/request-context.ts'
import type { ShopperSession } from '../session/shopper-session.ts'

const untouchable = (): never => {
  throw new Error('A public read touched the session')
}

const noSession: ShopperSession = {
  claims: async () => undefined,
  logName: async () => undefined,
  authorised: untouchable,
  refresh: untouchable,
  prepare: untouchable,
  signIn: untouchable,
  signOut: untouchable,
  basket: untouchable,
  setBasket: untouchable,
  keptGuestBasket: untouchable,
  setKeptGuestBasket: untouchable,
  signedIn: {
    list: untouchable,
    end: untouchable,
    endOthers: untouchable,
    endAllOf: untouchable,
    isPassword: untouchable,
  },
  keepLink: untouchable,
  keptLink: untouchable,
  purchases: untouchable,
  rememberPurchase: untouchable,
  inTurn: untouchable,
}

/** The request of somebody who only looks: whatever touches the session fails the test. */
export const anonymousContext = (preferences: Partial<Preferences> = {}): RequestContext => ({
  requestId: 'test',
  log: pino({ level: 'silent' }),
  preferences: { ...defaultPreferences, ...preferences },
  comparedSkus: [],
  session: noSession,
  signal: new AbortController().signal,
  address: '192.0.2.1',
  consent: null,
  setPreferenceCookie: untouchable,
  clearPreferenceCookie: untouchable,
})
