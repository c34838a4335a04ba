import { expect, test } from 'vitest'
import { isNestedBeyond } from './json-depth.ts'

const isDeep = (json: unknown, levels = 3) =>
  isNestedBeyond(levels, Buffer.from(typeof json === 'string' ? json : JSON.stringify(json)))

test.each([
  [{ a: [{ b: 1 }] }],
  [[[[]], [[]], [[]]]],
  ['"[[[["'],
  [{ a: '[[[[{{{{' }],
  [{ a: '\\"[[[[' }],
  [{ a: 'ü\\\\', b: [[]] }],
  [''],
  ['no JSON'],
])('%j is flat enough', (json) => {
  expect(isDeep(json)).toBe(false)
})

test.each([[[[[[]]]]], [{ a: { b: { c: {} } } }], ['[[[['], [{ '"': [[[]]] }], [{ '\\': [[[]]] }], ['[{"a":[{']])(
  '%j is not',
  (json) => {
    expect(isDeep(json)).toBe(true)
  },
)
