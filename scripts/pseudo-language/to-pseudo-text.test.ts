import { expect, it } from 'vitest'
import { toPseudoText, toPseudoTexts } from './to-pseudo-text.ts'

it('toPseudoText keeps code, and adds accents, a third of the letters and brackets', () => {
  expect(toPseudoText('Seats for <b>{{name}}</b>')).toBe('[Šééååţš ƒööŕ <b>{{name}}</b>]')
  const text = 'Your tickets are in the email to ada@example.com.'
  expect(toPseudoText(text)).toContain('ada@example.com.')
  expect(toPseudoText(text).length).toBeGreaterThanOrEqual(text.length + 11)
})

it('toPseudoTexts has each plural of the language and keeps those of English', () => {
  expect(
    Object.keys(toPseudoTexts({ left_one: 'one', left_other: 'many', a: { b: 'c' } }, ['one', 'few', 'other'])),
  ).toEqual(['left_one', 'left_few', 'left_other', 'a'])
})
