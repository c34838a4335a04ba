import { useSyncExternalStore } from 'react'
import { consentCookie, parseConsent, type Consent } from '#shared/rules/consent.ts'
import { readCookie } from '../../data/browser-cookie.ts'
import { consentChangedEvent } from '../../data/consent-changed-event.ts'

/** Events after which the consent may have changed, in this tab or in another. */
const refreshEvents = ['focus', 'pageshow', consentChangedEvent] as const

const subscribe = (onChange: () => void) => {
  for (const eventName of refreshEvents) addEventListener(eventName, onChange)
  return () => {
    for (const eventName of refreshEvents) removeEventListener(eventName, onChange)
  }
}

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
