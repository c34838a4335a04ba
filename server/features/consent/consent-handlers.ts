import type { ConsentChoices } from '#shared/api/consent/consent-schemas.ts'
import {
  consentCookie,
  consentDays,
  consentPurposes,
  cookiesFor,
  isAllowed,
  writeConsent,
  type Consent,
} from '#shared/rules/consent.ts'
import type { Handlers } from '../../bff/dispatch.ts'

type ConsentHandlers = Pick<Handlers, 'getConsent' | 'chooseConsent'>

const choicesOf = (consent: Consent): ConsentChoices => ({
  decided: consent !== null,
  recentlyViewed: isAllowed(consent, 'recentlyViewed'),
})

/** What a browser has allowed lies in its own cookie and nowhere else: there is no list of who allowed what. */
export const createConsentHandlers = (): ConsentHandlers => ({
  getConsent: async (_input, { consent }) => choicesOf(consent),

  chooseConsent: async (choices, { setPreferenceCookie, clearPreferenceCookie }) => {
    setPreferenceCookie(consentCookie, writeConsent(choices), consentDays)
    for (const purpose of consentPurposes) {
      if (!choices[purpose]) cookiesFor[purpose].forEach(clearPreferenceCookie)
    }
    return choicesOf(choices)
  },
})
