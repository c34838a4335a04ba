import { expect, test } from 'vitest'
import { saleStatuses } from '#shared/wire/sale-statuses.ts'
import { isBuyable } from '#shared/rules/sale-status.ts'
import deBasket from '../../../locales/de/basket.json' with { type: 'json' }
import enBasket from '../../../locales/en/basket.json' with { type: 'json' }
import { createBrowserI18n } from '../../i18n/i18n.ts'
import { lineAvailability } from './line-availability.ts'

const t = {
  en: createBrowserI18n('en', { basket: enBasket }).getFixedT(null, 'basket'),
  de: createBrowserI18n('de', { basket: deBasket }).getFixedT(null, 'basket'),
}

const languages = ['en', 'de'] as const

test('lineAvailability returns nothing when a line can be bought unchanged', () => {
  expect(lineAvailability({ status: 'on_sale', maxQuantity: 10, quantity: 2 }, t.en)).toBeUndefined()
  expect(lineAvailability({ status: 'few_left', maxQuantity: 2, quantity: 2 }, t.en)).toBeUndefined()
  expect(lineAvailability({ status: null, maxQuantity: 20, quantity: 1 }, t.en)).toBeUndefined()
})

test.each(saleStatuses.filter((status) => !isBuyable(status)))(
  'lineAvailability describes a line in both languages when its event is %s',
  (status) => {
    for (const language of languages) {
      const state = lineAvailability({ status, maxQuantity: 0, quantity: 2 }, t[language])
      expect(state?.buyable).toBe(false)
      expect(state?.text).not.toMatch(/state\.|^$/)
    }
  },
)

test('lineAvailability describes a cancelled event as cancelled with any stock', () => {
  expect(lineAvailability({ status: 'cancelled', maxQuantity: 0, quantity: 1 }, t.en)?.text).toBe(
    'Cancelled: this night will not happen. Take it out to go on.',
  )
})

test('lineAvailability returns how many are left when the quantity exceeds the stock', () => {
  expect(lineAvailability({ status: 'few_left', maxQuantity: 1, quantity: 3 }, t.en)?.text).toBe(
    'Only 1 is left. Take fewer to go on.',
  )
  expect(lineAvailability({ status: null, maxQuantity: 0, quantity: 1 }, t.de)?.text).toBe(
    'Nichts mehr da. Nimm es heraus, dann geht es weiter.',
  )
})

test('lineAvailability returns a buyable state when the event has moved', () => {
  expect(lineAvailability({ status: 'moved', maxQuantity: 10, quantity: 2 }, t.en)).toEqual({
    text: 'This night has moved. Check the date and the room.',
    buyable: true,
  })
})
