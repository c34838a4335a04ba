import { useEffect } from 'react'
import { consentDays, isAllowed, recentlyViewedCookie } from '#shared/rules/consent.ts'
import { formatSkus, parseSkus, viewedMaximum, withViewed } from '#shared/rules/product-lists.ts'
import { useConsent } from '../consent/use-consent.ts'
import { readCookie, writeCookie } from '../../data/browser-cookie.ts'

const viewed = () => parseSkus(readCookie(recentlyViewedCookie), viewedMaximum)

/** Known after hydration only; asked anew whenever it may have changed, in another tab too. */
const useMayRemember = () => {
  const consent = useConsent()
  return consent !== undefined && isAllowed(consent, 'recentlyViewed')
}

/** What this browser looked at, newest first; nothing before hydration, and nothing without consent. */
export const useViewedSkus = (): string[] => (useMayRemember() ? viewed() : [])

/** Notes that a product was looked at, once that may be remembered, for as long as the consent lasts. */
export const useRememberViewed = (sku: string | undefined) => {
  const mayRemember = useMayRemember()
  useEffect(() => {
    if (sku && mayRemember) writeCookie(recentlyViewedCookie, formatSkus(withViewed(viewed(), sku)), consentDays)
  }, [sku, mayRemember])
}
