import { expect, test } from 'vitest'
import { saleStatuses } from '../wire/sale-statuses.ts'
import { canBeSaved, isBuyable, saleRules } from './sale-status.ts'

const statusesWhere = (matchesRule: (rule: (typeof saleRules)[keyof typeof saleRules]) => boolean) =>
  saleStatuses.filter((status) => matchesRule(saleRules[status]))

test('every status has a rule', () => {
  expect(Object.keys(saleRules).toSorted()).toEqual(saleStatuses.toSorted())
})

test('an event can be saved unless it is cancelled', () => {
  expect(saleStatuses.filter((status) => !canBeSaved(status))).toEqual(['cancelled'])
})

test('shoppers can buy when the status is on_sale, few_left or moved only', () => {
  expect(saleStatuses.filter(isBuyable)).toEqual(['on_sale', 'few_left', 'moved'])
})

test('only a presale is limited to members', () => {
  expect(statusesWhere(({ membersOnly }) => membersOnly)).toEqual(['presale'])
})

test('a price is shown when it can be paid now or later', () => {
  expect(statusesWhere(({ showsPrice }) => !showsPrice)).toEqual(['sold_out', 'off_sale', 'postponed', 'cancelled'])
  expect(
    statusesWhere(({ showsPrice, buyable, priceInAdvance }) => showsPrice !== (buyable || priceInAdvance)),
  ).toEqual([])
})

test('an event before its sale leads members to the presale and others to other events', () => {
  expect(statusesWhere(({ alternative }) => alternative === 'membership')).toEqual(['announced', 'presale'])
})

test('calendars and search engines learn of a change only when the event differs from its announcement', () => {
  expect(statusesWhere(({ eventState }) => eventState !== 'scheduled')).toEqual(['postponed', 'moved', 'cancelled'])
})

test('availability is in stock when shoppers can buy, and not otherwise', () => {
  const inStock = ['InStock', 'LimitedAvailability']
  expect(statusesWhere(({ availability, buyable }) => inStock.includes(availability) !== buyable)).toEqual([])
})

test('the shop promotes no event that is cancelled or over', () => {
  expect(statusesWhere(({ canBeSuggested }) => !canBeSuggested)).toEqual([
    'sold_out',
    'off_sale',
    'postponed',
    'cancelled',
  ])
})
