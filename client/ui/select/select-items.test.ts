import { expect, test } from 'vitest'
import { toSelectItems } from './select-items.ts'

const option = (index: number, value: string) => ({ index, value, text: `Option ${index}`, disabled: false })

test('toSelectItems makes every option an item with its index in the native select', () => {
  expect(toSelectItems([option(0, 'a'), { ...option(1, 'b'), group: 'Second', disabled: true }])).toEqual({
    placeholder: '',
    items: [
      { index: 0, value: 'a', text: 'Option 0', disabled: false },
      { index: 1, value: 'b', text: 'Option 1', disabled: true, group: 'Second' },
    ],
  })
})

test('toSelectItems makes the first option the placeholder when it has no value', () => {
  const { placeholder, items } = toSelectItems([option(0, ''), option(1, 'a')])
  expect([placeholder, items.map(({ value }) => value)]).toEqual(['Option 0', ['a']])
})

test('toSelectItems throws when another option has an empty value', () => {
  expect(() => toSelectItems([option(0, 'a'), option(1, '')])).toThrow('empty value')
  expect(() => toSelectItems([option(0, ''), option(1, '')])).toThrow('empty value')
})
