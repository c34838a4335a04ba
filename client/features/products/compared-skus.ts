import { useSyncExternalStore } from 'react'
import { comparisonCookie, maxComparedProducts, formatSkus, parseSkus } from '#shared/rules/product-lists.ts'
import { readCookie, writeCookie } from '../../data/browser-cookie.ts'
import { createCookieSubscription } from '../../data/create-cookie-subscription.ts'

const changedEvent = 'comparison-changed'

const readComparedCookie = () => readCookie(comparisonCookie) ?? ''

const subscribe = createCookieSubscription(changedEvent)

/** The SKUs in the comparison of this browser. Empty until hydration: public pages are the same for all shoppers. */
export const useComparedSkus = (): string[] =>
  parseSkus(
    useSyncExternalStore(subscribe, readComparedCookie, () => ''),
    maxComparedProducts,
  )

const writeComparedSkus = (skus: readonly string[]) => {
  writeCookie(comparisonCookie, formatSkus(skus))
  dispatchEvent(new Event(changedEvent))
}

/** Returns the number of compared products; undefined if the comparison is full. */
export const addComparedSku = (sku: string): number | undefined => {
  const skus = parseSkus(readComparedCookie(), maxComparedProducts)
  if (skus.includes(sku)) return skus.length
  if (skus.length >= maxComparedProducts) return undefined
  writeComparedSkus([...skus, sku])
  return skus.length + 1
}

export const removeComparedSku = (sku: string): number => {
  const skus = parseSkus(readComparedCookie(), maxComparedProducts).filter((candidate) => candidate !== sku)
  writeComparedSkus(skus)
  return skus.length
}
