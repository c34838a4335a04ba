import { useSyncExternalStore } from 'react'
import { consentCookie, parseConsent, type Consent } from '#shared/rules/consent.ts'
import { readCookie } from '../../data/browser-cookie.ts'
import { consentChangedEvent } from '../../data/consent-changed-event.ts'
import { createCookieSubscription } from '../../data/create-cookie-subscription.ts'

const subscribe = createCookieSubscription(consentChangedEvent)

/**
 * The consent of this browser. Null before a decision; undefined until hydration, because public pages are the same for
 * all shoppers.
 */
export const useConsent = (): Consent | undefined => {
  const cookie = useSyncExternalStore(
    subscribe,
    () => readCookie(consentCookie) ?? '',
    () => undefined,
  )
  return cookie === undefined ? undefined : parseConsent(cookie)
}
