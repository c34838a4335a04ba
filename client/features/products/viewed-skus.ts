import { useEffect } from 'react'
import { consentDays, isPurposeAllowed, recentlyViewedCookie } from '#shared/rules/consent.ts'
import { formatSkus, parseSkus, maxViewedProducts, addViewedSku } from '#shared/rules/product-lists.ts'
import { useConsent } from '../consent/use-consent.ts'
import { useCapability } from '../../data/page-info.ts'
import { readCookie, writeCookie } from '../../data/browser-cookie.ts'

const readViewedSkus = () => parseSkus(readCookie(recentlyViewedCookie), maxViewedProducts)

/**
 * Whether the shop can list products by SKU, and the shopper consents. False until hydration; read again when another
 * tab may have changed the consent.
 */
const useHasViewedConsent = () => {
  const consent = useConsent()
  const canListProducts = useCapability('product-categories')
  return canListProducts && consent !== undefined && isPurposeAllowed(consent, 'recentlyViewed')
}

/** The SKUs viewed in this browser, newest first. Empty before hydration and without consent. */
export const useViewedSkus = (): string[] => (useHasViewedConsent() ? readViewedSkus() : [])

/** Records that a product was viewed, if the shopper consents, for as long as the consent lasts. */
export const useRecordView = (sku: string | undefined) => {
  const hasConsent = useHasViewedConsent()
  useEffect(() => {
    if (sku && hasConsent)
      writeCookie(recentlyViewedCookie, formatSkus(addViewedSku(readViewedSkus(), sku)), consentDays)
  }, [sku, hasConsent])
}
