import { expect, test } from 'vitest'
import { saleStatuses } from '../api/catalogue/catalogue-schemas.ts'
import { isBuyable, saleRules } from './sale-status.ts'

const statusesWhere = (matchesRule: (rule: (typeof saleRules)[keyof typeof saleRules]) => boolean) =>
  saleStatuses.filter((status) => matchesRule(saleRules[status]))

test('every state has its rule', () => {
  expect(Object.keys(saleRules).toSorted()).toEqual(saleStatuses.toSorted())
})

test('on sale, few left and moved can be bought, and nothing else', () => {
  expect(saleStatuses.filter(isBuyable)).toEqual(['on_sale', 'few_left', 'moved'])
})

test('a presale is for members, who could buy nothing else that others cannot', () => {
  expect(statusesWhere(({ membersOnly }) => membersOnly)).toEqual(['presale'])
})

test('a price is shown where it can be paid, now or later', () => {
  expect(statusesWhere(({ showsPrice }) => !showsPrice)).toEqual(['sold_out', 'off_sale', 'postponed', 'cancelled'])
  expect(
    statusesWhere(({ showsPrice, buyable, priceInAdvance }) => showsPrice !== (buyable || priceInAdvance)),
  ).toEqual([])
})

test('what is not on sale yet leads members to their head start, the rest to other nights', () => {
  expect(statusesWhere(({ alternative }) => alternative === 'membership')).toEqual(['announced', 'presale'])
})

test('only what takes place otherwise than announced says so to calendars and search engines', () => {
  expect(statusesWhere(({ eventState }) => eventState !== 'scheduled')).toEqual(['postponed', 'moved', 'cancelled'])
})

test('what can be bought is in stock, and what cannot is not', () => {
  const inStock = ['InStock', 'LimitedAvailability']
  expect(statusesWhere(({ availability, buyable }) => inStock.includes(availability) !== buyable)).toEqual([])
})

test('nobody is sent to a night that is cancelled or over', () => {
  expect(statusesWhere(({ canBeSuggested }) => !canBeSuggested)).toEqual(['off_sale', 'cancelled'])
})
