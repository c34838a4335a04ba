import { describe, expect, it } from 'vitest'
import { maxComparedProducts, formatSkus, parseSkus, maxViewedProducts, addViewedSku } from './product-lists.ts'

describe('a list of products in a cookie', () => {
  it('is the same after writing and reading', () => {
    expect(parseSkus(formatSkus(['PXR-001', 'PXM-REGULAR']), 4)).toEqual(['PXR-001', 'PXM-REGULAR'])
    expect(parseSkus(undefined, 4)).toEqual([])
    expect(parseSkus('', 4)).toEqual([])
  })

  it('drops invalid SKUs, duplicates and SKUs above the limit', () => {
    expect(parseSkus('PXR-001.<script>.PXR-001...-x.PXR 2.PXR-003', 4)).toEqual(['PXR-001', 'PXR-003'])
    expect(parseSkus('a.b.c.d.e.f', maxComparedProducts)).toEqual(['a', 'b', 'c', 'd'])
    expect(parseSkus('x'.repeat(65), 4)).toEqual([])
    expect(parseSkus('__proto__.constructor', 4)).toEqual(['constructor'])
  })
})

describe('adding a viewed product', () => {
  it('puts it first, once, and drops the oldest', () => {
    expect(addViewedSku(['a', 'b'], 'b')).toEqual(['b', 'a'])
    const maximumSkus = Array.from({ length: maxViewedProducts }, (_, index) => `p${index}`)
    expect(addViewedSku(maximumSkus, 'new')).toEqual(['new', ...maximumSkus.slice(0, -1)])
    expect(addViewedSku(['a'], 'no sku')).toEqual(['a'])
  })
})
