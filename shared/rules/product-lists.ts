/**
 * The two lists of products a browser keeps itself, as plain readable cookies of SKUs: the comparison, newest last, and
 * what was looked at ("product list"), newest first and only with consent. Neither ever varies public HTML.
 */
export const comparisonCookie = 'productComparison'

/** More columns than this nobody compares. */
export const maxComparedProducts = 4
export const maxViewedProducts = 8

const skuPattern = /^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/

/** What a cookie says, as far as it makes sense: known characters, each SKU once, not too many. */
export const parseSkus = (text: string | undefined, maximum: number): string[] =>
  [...new Set((text ?? '').split('.').filter((part) => skuPattern.test(part)))].slice(0, maximum)

/** A point needs no escaping in a cookie, and no SKU holds one. */
export const formatSkus = (skus: readonly string[]): string => skus.join('.')

export const isValidSku = (text: string): boolean => skuPattern.test(text)

/** With one more that was looked at, newest first. */
export const addViewedSku = (skus: readonly string[], viewedSku: string): string[] =>
  skuPattern.test(viewedSku)
    ? [viewedSku, ...skus.filter((one) => one !== viewedSku)].slice(0, maxViewedProducts)
    : [...skus]
