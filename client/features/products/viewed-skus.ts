import { useEffect } from 'react'
import { consentDays, isPurposeAllowed, recentlyViewedCookie } from '#shared/rules/consent.ts'
import { formatSkus, parseSkus, maxViewedProducts, addViewedSku } from '#shared/rules/product-lists.ts'
import { useConsent } from '../consent/use-consent.ts'
import { readCookie, writeCookie } from '../../data/browser-cookie.ts'

const readViewedSkus = () => parseSkus(readCookie(recentlyViewedCookie), maxViewedProducts)

/** Known after hydration only; asked anew whenever it may have changed, in another tab too. */
const useHasViewedConsent = () => {
  const consent = useConsent()
  return consent !== undefined && isPurposeAllowed(consent, 'recentlyViewed')
}

/** What this browser looked at, newest first; nothing before hydration, and nothing without consent. */
export const useViewedSkus = (): string[] => (useHasViewedConsent() ? readViewedSkus() : [])

/** Notes that a product was looked at, once that may be remembered, for as long as the consent lasts. */
export const useRecordView = (sku: string | undefined) => {
  const hasConsent = useHasViewedConsent()
  useEffect(() => {
    if (sku && hasConsent)
      writeCookie(recentlyViewedCookie, formatSkus(addViewedSku(readViewedSkus(), sku)), consentDays)
  }, [sku, hasConsent])
}
