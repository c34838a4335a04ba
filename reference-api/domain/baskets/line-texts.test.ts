import { expect, test } from 'vitest'
import { cleanLineTexts } from './line-texts.ts'

test('cleanLineTexts makes one plain line of a text, cleans names and keeps other keys', () => {
  expect(
    cleanLineTexts({
      dedication: '  For\u202e Ada,\r\n\twith 👩‍🎤 love\u0000 ',
      guestName1: ' Ada ',
      giftMessage: ' a ',
    }),
  ).toEqual({
    dedication: 'For Ada, with 👩‍🎤 love',
    guestName1: 'Ada',
    giftMessage: ' a ',
  })
})

test('cleanLineTexts leaves out a blank text', () => {
  expect(cleanLineTexts({ dedication: ' \n ' })).toEqual({})
})
