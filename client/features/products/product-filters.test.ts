import { describe, expect, it } from 'vitest'
import { canonicalListPath, productListPath, readProductFilters } from './product-filters.ts'

const readFilters = (search: string) => readProductFilters(new URLSearchParams(search))

describe('the address of a list of products', () => {
  it('says page, order, format and room', () => {
    expect(readFilters('page=2&order=name&format=vinyl&room=saltworks')).toEqual({
      page: 2,
      order: 'name',
      format: 'vinyl',
      room: 'saltworks',
    })
  })

  it('forgives what makes no sense', () => {
    expect(readFilters('page=-3&order=best&format=%3Cb%3E&room=')).toEqual({ page: 1, order: 'position' })
    expect(readFilters('page=99999')).toEqual({ page: 1, order: 'position' })
    expect(readFilters('page=0&format=any&room=any')).toEqual({ page: 1, order: 'position' })
  })

  it('is written in one way, without what says nothing', () => {
    expect(productListPath('/px-records', { page: 1, order: 'position' })).toBe('/px-records')
    expect(productListPath('/px-records', { page: 3, order: 'newest', room: 'saltworks', format: 'cd' })).toBe(
      '/px-records?format=cd&room=saltworks&order=newest&page=3',
    )
  })

  it('is cleaned of what a form sent untouched, and of nothing else', () => {
    expect(
      canonicalListPath(new URL('https://shop.example/px-records?format=any&room=&order=name&page=1&lng=de')),
    ).toBe('/px-records?order=name&lng=de')
    expect(canonicalListPath(new URL('https://shop.example/px-records?order=name'))).toBeUndefined()
  })
})
