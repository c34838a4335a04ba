import { useSyncExternalStore } from 'react'
import { consentCookie, readConsent, type Consent } from '#shared/rules/consent.ts'
import { readCookie } from '../../data/browser-cookie.ts'
import { consentChanged } from '../../data/cache-updates/consent-answers.ts'

/** Another tab may have decided meanwhile. */
const moments = ['focus', 'pageshow', consentChanged] as const

const subscribe = (notice: () => void) => {
  for (const moment of moments) addEventListener(moment, notice)
  return () => {
    for (const moment of moments) removeEventListener(moment, notice)
  }
}

/**
 * What this browser has allowed; null when nobody has decided, undefined while that is not known: public pages are the
 * same for everybody.
 */
export const useConsent = (): Consent | undefined => {
  const cookie = useSyncExternalStore(
    subscribe,
    () => readCookie(consentCookie) ?? '',
    () => undefined,
  )
  return cookie === undefined ? undefined : readConsent(cookie)
}
