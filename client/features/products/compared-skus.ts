import { useSyncExternalStore } from 'react'
import { comparisonCookie, comparisonMaximum, formatSkus, parseSkus } from '#shared/rules/product-lists.ts'
import { readCookie, writeCookie } from '../../data/browser-cookie.ts'

const changed = 'comparison-changed'

const current = () => readCookie(comparisonCookie) ?? ''

/** Another tab may have changed it, or a form posted without a script. */
const moments = [changed, 'focus', 'pageshow'] as const

const subscribe = (notice: () => void) => {
  for (const moment of moments) addEventListener(moment, notice)
  return () => {
    for (const moment of moments) removeEventListener(moment, notice)
  }
}

/**
 * What this browser compares: nothing while the server renders and until hydration, so that public pages are
 * everybody's.
 */
export const useComparedSkus = (): string[] =>
  parseSkus(
    useSyncExternalStore(subscribe, current, () => ''),
    comparisonMaximum,
  )

const write = (skus: readonly string[]) => {
  writeCookie(comparisonCookie, formatSkus(skus))
  dispatchEvent(new Event(changed))
}

/** How many are compared then; undefined when there was no room. */
export const addCompared = (sku: string): number | undefined => {
  const skus = parseSkus(current(), comparisonMaximum)
  if (skus.includes(sku)) return skus.length
  if (skus.length >= comparisonMaximum) return undefined
  write([...skus, sku])
  return skus.length + 1
}

export const removeCompared = (sku: string): number => {
  const skus = parseSkus(current(), comparisonMaximum).filter((one) => one !== sku)
  write(skus)
  return skus.length
}
