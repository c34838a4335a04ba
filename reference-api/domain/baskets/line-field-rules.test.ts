import { expect, test } from 'vitest'
import { validateLineFields } from './line-field-rules.ts'

const createLine = (extraData: Record<string, string>, maxLength?: number) => ({
  index: 1,
  id: 'one',
  extraData,
  lineFields: maxLength === undefined ? [] : [{ key: 'dedication', maxLength }],
})

const listKeys = (line: ReturnType<typeof createLine>, presentIds: string[] = []) =>
  validateLineFields([line], new Set(presentIds)).map(({ propertyPath, key }) => [propertyPath, key])

test('a text is accepted up to the limit that its product declares', () => {
  expect(listKeys(createLine({ dedication: 'For Ada' }, 7))).toEqual([])
  expect(listKeys(createLine({ dedication: 'For Adam' }, 7))).toEqual([
    ['lines[1].extraData.dedication', 'lineField.tooLong'],
  ])
})

test('a text is rejected when the product does not ask for it', () => {
  expect(listKeys(createLine({ dedication: 'For Ada', guestName: 'Ada' }))).toEqual([
    ['lines[1].extraData.dedication', 'lineField.notOffered'],
  ])
})

test('a line that the basket has already is not checked again', () => {
  expect(listKeys(createLine({ dedication: 'For Ada' }), ['one'])).toEqual([])
})

test('the name of a guest is a name, of 80 characters at most', () => {
  expect(listKeys(createLine({ guestName1: 'Dr. Müller', guestName: 'x'.repeat(80) }))).toEqual([])
  expect(listKeys(createLine({ guestName2: 'evil.com', guestName: 'x'.repeat(81) }))).toEqual([
    ['lines[1].extraData.guestName2', 'name.invalid'],
    ['lines[1].extraData.guestName', 'text.tooLong'],
  ])
})

test('a text has no link', () => {
  expect(listKeys(createLine({ dedication: 'See evil.com' }, 40))).toEqual([
    ['lines[1].extraData.dedication', 'text.link'],
  ])
})
