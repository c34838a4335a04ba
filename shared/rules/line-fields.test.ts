import { expect, test } from 'vitest'
import { cleanLineFields, isMadeToOrder } from './line-fields.ts'

test('cleanLineFields makes one plain line of a text and keeps other keys', () => {
  expect(cleanLineFields({ dedication: '  For\u202e Ada,\r\n\twith 👩‍🎤 love\u0000 ', guestName1: ' Ada ' })).toEqual({
    dedication: 'For Ada, with 👩‍🎤 love',
    guestName1: ' Ada ',
  })
})

test('cleanLineFields leaves out a blank text', () => {
  expect(cleanLineFields({ dedication: ' \n ' })).toEqual({})
})

test('a line is made to order when it has a dedication', () => {
  expect(isMadeToOrder({ extraData: { dedication: 'For Ada' } })).toBe(true)
  expect(isMadeToOrder({ extraData: { dedication: ' ' } })).toBe(false)
  expect(isMadeToOrder({ extraData: { guestName1: 'Ada' } })).toBe(false)
})
