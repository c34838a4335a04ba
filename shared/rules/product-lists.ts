/**
 * Two cookies with lists of SKUs, which scripts can read. The comparison is newest last. The products viewed last
 * ("product list") are newest first, and stored only with consent. Public HTML depends on neither.
 */
export const comparisonCookie = 'productComparison'

export const maxComparedProducts = 4
export const maxViewedProducts = 8

const skuPattern = /^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/

/** Parses the valid SKUs of a cookie: each once, and at most `maximum`. */
export const parseSkus = (text: string | undefined, maximum: number): string[] =>
  [...new Set((text ?? '').split('.').filter((sku) => skuPattern.test(sku)))].slice(0, maximum)

/** Joins SKUs by points, because a cookie need not escape points and no SKU contains one. */
export const formatSkus = (skus: readonly string[]): string => skus.join('.')

export const isValidSku = (text: string): boolean => skuPattern.test(text)

/** Adds a viewed SKU at the start; moves it there when the list contains it. */
export const addViewedSku = (skus: readonly string[], viewedSku: string): string[] =>
  skuPattern.test(viewedSku)
    ? [viewedSku, ...skus.filter((sku) => sku !== viewedSku)].slice(0, maxViewedProducts)
    : [...skus]
