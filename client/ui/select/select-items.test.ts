import { expect, test } from 'vitest'
import { toSelectItems } from './select-items.ts'

const option = (index: number, value: string) => ({ index, value, text: `Option ${index}`, disabled: false })

test('every option is an item, by its place in the native select', () => {
  expect(toSelectItems([option(0, 'a'), { ...option(1, 'b'), group: 'Second', disabled: true }])).toEqual({
    placeholder: '',
    items: [
      { index: 0, value: 'a', text: 'Option 0', disabled: false },
      { index: 1, value: 'b', text: 'Option 1', disabled: true, group: 'Second' },
    ],
  })
})

test('what stands first without a value is the placeholder and cannot be chosen', () => {
  const { placeholder, items } = toSelectItems([option(0, ''), option(1, 'a')])
  expect([placeholder, items.map(({ value }) => value)]).toEqual(['Option 0', ['a']])
})

test('an item with an empty value is not accepted', () => {
  expect(() => toSelectItems([option(0, 'a'), option(1, '')])).toThrow('empty value')
  expect(() => toSelectItems([option(0, ''), option(1, '')])).toThrow('empty value')
})
