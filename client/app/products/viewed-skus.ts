import { useEffect, useSyncExternalStore } from 'react'
import { consentCookie, isAllowed, readConsent, recentlyViewedCookie } from '#shared/consent.ts'
import { formatSkus, parseSkus, viewedMaximum, withViewed } from '#shared/product-lists.ts'
import { readCookie, writeCookie } from './browser-cookie.ts'

/** Asked anew each time: consent may have been withdrawn in another tab. */
const mayRemember = () => isAllowed(readConsent(readCookie(consentCookie)), 'recentlyViewed')

/** Read again when the shopper comes back, and when they have decided anew. */
const moments = ['focus', 'pageshow', 'consent-changed'] as const

const subscribe = (notice: () => void) => {
  for (const moment of moments) addEventListener(moment, notice)
  return () => {
    for (const moment of moments) removeEventListener(moment, notice)
  }
}

const viewed = () => (mayRemember() ? (readCookie(recentlyViewedCookie) ?? '') : '')

/** What this browser looked at, newest first; nothing before hydration, and nothing without consent. */
export const useViewedSkus = (): string[] =>
  parseSkus(
    useSyncExternalStore(subscribe, viewed, () => ''),
    viewedMaximum,
  )

/** Notes that a product was looked at, if that may be remembered. */
export const useRememberViewed = (sku: string | undefined) => {
  useEffect(() => {
    if (sku && mayRemember()) writeCookie(recentlyViewedCookie, formatSkus(withViewed(parseSkus(viewed(), viewedMaximum), sku)))
  }, [sku])
}
