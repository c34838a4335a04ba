import { useSyncExternalStore } from 'react'
import { comparisonCookie, maxComparedProducts, formatSkus, parseSkus } from '#shared/rules/product-lists.ts'
import { readCookie, writeCookie } from '../../data/browser-cookie.ts'

const changedEvent = 'comparison-changed'

const readComparedCookie = () => readCookie(comparisonCookie) ?? ''

/** Events after which another tab, or a form posted without JavaScript, may have changed the cookie. */
const refreshEvents = [changedEvent, 'focus', 'pageshow'] as const

const subscribe = (onChange: () => void) => {
  for (const eventName of refreshEvents) addEventListener(eventName, onChange)
  return () => {
    for (const eventName of refreshEvents) removeEventListener(eventName, onChange)
  }
}

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
