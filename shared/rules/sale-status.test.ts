import { expect, test } from 'vitest'
import { saleStatuses } from '../api/catalogue/catalogue-schemas.ts'
import { isBuyable, saleRules } from './sale-status.ts'

const those = (fits: (rule: (typeof saleRules)[keyof typeof saleRules]) => boolean) =>
  saleStatuses.filter((status) => fits(saleRules[status]))

test('every state has its rule', () => {
  expect(Object.keys(saleRules).toSorted()).toEqual(saleStatuses.toSorted())
})

test('on sale, few left and moved can be bought, and nothing else', () => {
  expect(saleStatuses.filter(isBuyable)).toEqual(['on_sale', 'few_left', 'moved'])
})

test('a presale is for members, who could buy nothing else that others cannot', () => {
  expect(those(({ members }) => members)).toEqual(['presale'])
})

test('a price is shown where it can be paid, now or later', () => {
  expect(those(({ priced }) => !priced)).toEqual(['sold_out', 'off_sale', 'postponed', 'cancelled'])
  expect(those(({ priced, buyable, coming }) => priced !== (buyable || coming))).toEqual([])
})

test('what is not on sale yet leads members to their head start, the rest to other nights', () => {
  expect(those(({ instead }) => instead === 'membership')).toEqual(['announced', 'presale'])
})

test('only what takes place otherwise than announced says so to calendars and search engines', () => {
  expect(those(({ happens }) => happens !== 'scheduled')).toEqual(['postponed', 'moved', 'cancelled'])
})

test('what can be bought is in stock, and what cannot is not', () => {
  const inStock = ['InStock', 'LimitedAvailability']
  expect(those(({ availability, buyable }) => inStock.includes(availability) !== buyable)).toEqual([])
})

test('nobody is sent to a night that is cancelled or over', () => {
  expect(those(({ suggested }) => !suggested)).toEqual(['off_sale', 'cancelled'])
})
