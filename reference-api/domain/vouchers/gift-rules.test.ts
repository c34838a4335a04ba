import { describe, expect, it } from 'vitest'
import { getGiftPrice, getGiftSendTime, validateGift } from './gift-rules.ts'

const bounds = { minimum: 10, maximum: 250 }
const gift = { giftTo: 'Sam', giftEmail: 'sam@example.com', giftMessage: 'Happy birthday, Sam!\nSee you.' }
const validate = (changes: Record<string, string>) =>
  validateGift({ ...gift, giftDay: '2026-12-24', ...changes }, null, '2026-11-23')

describe('the extra data of a gift voucher', () => {
  it('is accepted with a name, an address, a message, a day and a language', () => {
    expect(validate({ giftDay: '2026-12-24', giftLanguage: 'de' })).toEqual({})
    expect(validateGift({}, null, '2026-11-23')).toEqual({})
  })

  it.each([
    ['giftTo', '', 'gift.name'],
    ['giftTo', 'x'.repeat(61), 'text.tooLong'],
    ['giftTo', 'Sam\nand more', 'name.invalid'],
    ['giftTo', 'cheap.com', 'name.invalid'],
    ['giftEmail', 'sam', 'email.invalid'],
    ['giftEmail', '', 'gift.email'],
    ['giftEmail', 'sam@example.com, eve@example.com', 'email.invalid'],
    ['giftMessage', 'x'.repeat(301), 'text.tooLong'],
    ['giftMessage', 'Buy at https://cheap', 'text.link'],
    ['giftMessage', 'Look at WWW.cheap', 'text.link'],
    ['giftMessage', 'Write to eve@example', 'text.link'],
    ['giftMessage', 'Visit EXAMPLE.COM today', 'text.link'],
    ['giftMessage', 'a\u202eb', 'value.invalid'],
    ['giftDay', '2026-11-22', 'gift.past'],
    ['giftDay', '2027-11-24', 'gift.tooLate'],
    ['giftDay', '2026-02-30', 'date.invalid'],
    ['giftLanguage', 'fr', 'option.unknown'],
    ['giftAmount', '20', 'value.invalid'],
  ])('is rejected with %s %j', (key, value, message) => {
    expect(validate({ [key]: value })).toMatchObject({ [key]: { key: message } })
  })

  it.each(['9', '251', '10.5', '1e2', ' 20', '-20', '', undefined])('is rejected with the own amount %j', (amount) => {
    const extraData: Record<string, string> = amount === undefined ? {} : { giftAmount: amount }
    expect(validateGift(extraData, bounds, '2026-11-23')).toEqual({
      giftAmount: { key: 'gift.amount', parameters: bounds },
    })
  })

  it('decides the price of a variant with bounds only', () => {
    expect(validateGift({ giftAmount: '250' }, bounds, '2026-11-23')).toEqual({})
    expect(getGiftPrice({ giftAmount: '80' }, bounds, 'GBP')).toBe(8000)
    expect(getGiftPrice({ giftAmount: '80' }, null, 'GBP')).toBeNull()
  })
})

it('a gift is sent at eight in the morning of its day in London, at once when that is over', () => {
  const now = new Date('2026-06-23T12:00:00Z')
  expect(getGiftSendTime({ giftDay: '2026-07-01' }, now).toISOString()).toBe('2026-07-01T07:00:00.000Z')
  expect(getGiftSendTime({ giftDay: '2026-12-24' }, now).toISOString()).toBe('2026-12-24T08:00:00.000Z')
  expect(getGiftSendTime({ giftDay: '2026-06-23' }, now)).toBe(now)
  expect(getGiftSendTime({}, now)).toBe(now)
})
