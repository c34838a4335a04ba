import type { ConsentChoices } from '#shared/api/consent/consent-schemas.ts'
import {
  consentCookie,
  consentDays,
  consentPurposes,
  cookiesByPurpose,
  isPurposeAllowed,
  serialiseConsent,
  type Consent,
} from '#shared/rules/consent.ts'
import type { Handlers } from '../../bff/dispatch.ts'

type ConsentHandlers = Pick<Handlers, 'getConsent' | 'updateConsent'>

const toConsentChoices = (consent: Consent): ConsentChoices => ({
  decided: consent !== null,
  recentlyViewed: isPurposeAllowed(consent, 'recentlyViewed'),
})

/** A cookie in the browser stores the consent; the server stores nothing. */
export const createConsentHandlers = (): ConsentHandlers => ({
  getConsent: async (_input, { consent }) => toConsentChoices(consent),

  updateConsent: async (choices, { setPreferenceCookie, clearPreferenceCookie }) => {
    setPreferenceCookie(consentCookie, serialiseConsent(choices), consentDays)
    for (const purpose of consentPurposes) {
      if (!choices[purpose]) cookiesByPurpose[purpose].forEach(clearPreferenceCookie)
    }
    return toConsentChoices(choices)
  },
})
