import { describe, expect, test } from 'vitest'
import { nextOptionIndex } from './use-combobox.ts'

const noOption = -1

describe('nextOptionIndex among three options', () => {
  test.each([
    ['ArrowDown', noOption, 0],
    ['ArrowDown', 1, 2],
    ['ArrowDown', 2, noOption],
    ['ArrowUp', noOption, 2],
    ['ArrowUp', 0, noOption],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
  ])('moves with %s from %i to %i', (key, index, next) => {
    expect(nextOptionIndex(key, index, 3)).toBe(next)
  })

  test.each(['Home', 'End', 'a', 'Tab', 'ArrowLeft'])('returns nothing for %s when no option is active', (key) => {
    expect(nextOptionIndex(key, noOption, 3)).toBeUndefined()
  })
})
