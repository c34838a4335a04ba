import { describe, expect, it } from 'vitest'
import { saleStatuses } from '#shared/wire/sale-statuses.ts'
import { isBuyable, deriveSaleStatus, type SaleState } from './sale-status.ts'

const now = new Date('2027-03-01T12:00:00Z')
const day = (days: number) => new Date(now.getTime() + days * 86_400_000)

const status = (changes: Partial<SaleState>) =>
  deriveSaleStatus(
    {
      storedStatus: 'on_sale',
      stock: 200,
      capacity: 400,
      presaleFrom: null,
      onSaleFrom: null,
      endsAt: day(30),
      ...changes,
    },
    now,
  )

describe('the sale status', () => {
  it.each([
    [200, 400, 'on_sale'],
    [40, 400, 'on_sale'],
    [39, 400, 'few_left'],
    [21, 100, 'on_sale'],
    [20, 100, 'few_left'],
    [1, 10, 'few_left'],
    [0, 400, 'sold_out'],
  ])('is derived from %i of %i tickets left: %s', (stock, capacity, expected) => {
    expect(status({ stock, capacity })).toBe(expected)
  })

  it.each(['cancelled', 'postponed', 'moved', 'off_sale'] as const)('stays %s at any stock', (storedStatus) => {
    expect(status({ storedStatus, stock: 0 })).toBe(storedStatus)
    expect(status({ storedStatus, stock: 400 })).toBe(storedStatus)
  })

  it('follows the dates of presale and sale', () => {
    const dates = { presaleFrom: day(1), onSaleFrom: day(3) }
    expect(status({ storedStatus: 'announced', ...dates })).toBe('announced')
    expect(status({ storedStatus: 'announced', ...dates, presaleFrom: day(-1) })).toBe('presale')
    expect(status({ storedStatus: 'presale', ...dates })).toBe('presale')
    expect(status({ storedStatus: 'presale', ...dates, onSaleFrom: now })).toBe('on_sale')
    expect(status({ storedStatus: 'announced' })).toBe('announced')
  })

  it('becomes past after the event, unless the event is cancelled', () => {
    expect(status({ endsAt: day(-1) })).toBe('off_sale')
    expect(status({ storedStatus: 'moved', endsAt: day(-1) })).toBe('off_sale')
    expect(status({ storedStatus: 'cancelled', endsAt: day(-1) })).toBe('cancelled')
  })

  it('allows buying while tickets are on sale, also for a moved event', () => {
    expect(saleStatuses.filter(isBuyable)).toEqual(['on_sale', 'few_left', 'moved'])
  })
})
