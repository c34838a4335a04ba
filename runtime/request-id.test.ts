import { expect, it } from 'vitest'
import { resolveRequestId } from './request-id.ts'

const made = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

it.each(['request-0001', '0f8fad5b-d9cd-469f-a165-70867728950e', 'A_b-C_d-', 'x'.repeat(64)])(
  'takes over a well-formed one: %s',
  (sent) => {
    expect(resolveRequestId(sent)).toBe(sent)
  },
)

it.each([
  ['none', undefined],
  ['an empty one', ''],
  ['a short one', 'short-1'],
  ['a long one', 'x'.repeat(65)],
  ['one with a space', 'request 0001'],
  ['one with a line break', 'request-0001\nrequest-0002'],
  ['one that ends in a line break', 'request-0001\n'],
  ['markup', '<script>alert(1)</script>'],
  ['an expression', '${jndi:ldap://x}'],
  ['letters of other alphabets', 'größe-0001'],
  ['two, as Node joins them', 'request-0001, request-0002'],
  ['a list', ['request-0001']],
])('makes one for who sends %s', (_what, sent) => {
  expect(resolveRequestId(sent)).toMatch(made)
  expect(resolveRequestId(sent)).not.toBe(resolveRequestId(sent))
})
