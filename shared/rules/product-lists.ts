/**
 * Two lists of SKUs in plain readable cookies: the comparison, newest last, and the products viewed last ("product
 * list"), newest first and only with consent. Public HTML varies by neither.
 */
export const comparisonCookie = 'productComparison'

export const maxComparedProducts = 4
export const maxViewedProducts = 8

const skuPattern = /^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/

/** The valid SKUs of a cookie, each once, up to the limit. */
export const parseSkus = (text: string | undefined, maximum: number): string[] =>
  [...new Set((text ?? '').split('.').filter((sku) => skuPattern.test(sku)))].slice(0, maximum)

/** Joins by points: a cookie need not escape them, and no SKU contains one. */
export const formatSkus = (skus: readonly string[]): string => skus.join('.')

export const isValidSku = (text: string): boolean => skuPattern.test(text)

/** Adds a viewed SKU in front. */
export const addViewedSku = (skus: readonly string[], viewedSku: string): string[] =>
  skuPattern.test(viewedSku)
    ? [viewedSku, ...skus.filter((sku) => sku !== viewedSku)].slice(0, maxViewedProducts)
    : [...skus]
