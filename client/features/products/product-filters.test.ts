import { describe, expect, it } from 'vitest'
import { productListPath, readProductFilters } from './product-filters.ts'

const readFilters = (search: string) => readProductFilters(new URLSearchParams(search))

describe('the URL of a product list', () => {
  it('contains page, sort order, format and venue', () => {
    expect(readFilters('page=2&order=name&format=vinyl&room=saltworks')).toEqual({
      page: 2,
      order: 'name',
      format: 'vinyl',
      room: 'saltworks',
    })
  })

  it('is read without invalid values', () => {
    expect(readFilters('page=-3&order=best&format=%3Cb%3E&room=')).toEqual({ page: 1, order: 'position' })
    expect(readFilters('page=99999')).toEqual({ page: 1, order: 'position' })
    expect(readFilters('page=0&format=any&room=any')).toEqual({ page: 1, order: 'position' })
  })

  it('is written in a fixed order, without defaults', () => {
    expect(productListPath('/px-records', { page: 1, order: 'position' })).toBe('/px-records')
    expect(productListPath('/px-records', { page: 3, order: 'newest', room: 'saltworks', format: 'cd' })).toBe(
      '/px-records?format=cd&room=saltworks&order=newest&page=3',
    )
  })
})
