import { useSyncExternalStore } from 'react'
import { consentCookie, parseConsent, type Consent } from '#shared/rules/consent.ts'
import { readCookie } from '../../data/browser-cookie.ts'
import { consentChanged } from '../../data/cache-updates/consent-cache-updates.ts'

/** Another tab may have decided meanwhile. */
const refreshEvents = ['focus', 'pageshow', consentChanged] as const

const subscribe = (onChange: () => void) => {
  for (const eventName of refreshEvents) addEventListener(eventName, onChange)
  return () => {
    for (const eventName of refreshEvents) removeEventListener(eventName, onChange)
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
  return cookie === undefined ? undefined : parseConsent(cookie)
}
