import { describe, expect, test } from 'vitest'
import { nextOptionIndex } from './use-combobox.ts'

const field = -1

describe('of three options, the place after a key', () => {
  test.each([
    ['ArrowDown', field, 0],
    ['ArrowDown', 1, 2],
    ['ArrowDown', 2, field],
    ['ArrowUp', field, 2],
    ['ArrowUp', 0, field],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
  ])('%s from %i is %i', (key, place, next) => {
    expect(nextOptionIndex(key, place, 3)).toBe(next)
  })

  test.each(['Home', 'End', 'a', 'Tab', 'ArrowLeft'])('%s in the field itself is the field’s', (key) => {
    expect(nextOptionIndex(key, field, 3)).toBeUndefined()
  })
})
