import { expect, it } from 'vitest'
import { shippingServices, type ShippingContext } from './shipping-services.ts'
import { getWorkingDaysAfter } from './get-working-days-after.ts'

const createContext = (changes: Partial<ShippingContext> = {}): ShippingContext => ({
  types: new Set(['event'] as const),
  country: null,
  firstEventDay: null,
  today: '2027-03-01',
  ...changes,
})

const codes = (of: ShippingContext) =>
  shippingServices.filter(({ status, isAvailable }) => status === 'active' && isAvailable(of)).map(({ code }) => code)

it('posted tickets are offered only while they arrive before the first event', () => {
  expect(codes(createContext({ firstEventDay: '2027-03-10' }))).toEqual(['e-ticket', 'ticket-post', 'collect'])
  expect(codes(createContext({ firstEventDay: '2027-03-09' }))).toEqual(['e-ticket', 'collect'])
})

it('collection is offered until the day before the event, e-tickets without limit', () => {
  expect(codes(createContext({ firstEventDay: '2027-03-01' }))).toEqual(['e-ticket'])
  const collect = shippingServices.find(({ code }) => code === 'collect')!
  expect(collect.dates(createContext({ firstEventDay: '2027-03-03' }))).toEqual(['2027-03-02', '2027-03-03'])
})

it('memberships and vouchers need neither an address nor a carrier', () => {
  expect(codes(createContext({ types: new Set(['membership', 'voucher'] as const) }))).toEqual(['e-ticket'])
})

it('working days leave out weekends and public holidays', () => {
  expect(getWorkingDaysAfter('2026-12-23', 5)).toEqual([
    '2026-12-24',
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
  ])
  expect(getWorkingDaysAfter('2026-12-30', 2, 1)).toEqual(['2027-01-04', '2027-01-05'])
})

it('a service offers dates exactly when it needs one', () => {
  for (const { code, needsDate, isAvailable, dates } of shippingServices) {
    const of = createContext({ types: new Set(['event', 'record'] as const) })
    if (isAvailable(of)) expect(dates(of).length > 0, code).toBe(needsDate)
  }
})
