import { expect, it } from 'vitest'
import { resolveRequestId } from './request-id.ts'

const generatedId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

it.each(['request-0001', '0f8fad5b-d9cd-469f-a165-70867728950e', 'A_b-C_d-', 'x'.repeat(64)])(
  'resolveRequestId accepts a well-formed id: %s',
  (sent) => {
    expect(resolveRequestId(sent)).toBe(sent)
  },
)

it.each([
  ['no id', undefined],
  ['an empty id', ''],
  ['a short id', 'short-1'],
  ['a long id', 'x'.repeat(65)],
  ['an id with a space', 'request 0001'],
  ['an id with a line break', 'request-0001\nrequest-0002'],
  ['an id that ends in a line break', 'request-0001\n'],
  ['markup', '<script>alert(1)</script>'],
  ['an expression', '${jndi:ldap://x}'],
  ['letters of other alphabets', 'größe-0001'],
  ['two ids, as Node joins them', 'request-0001, request-0002'],
  ['a list', ['request-0001']],
])('resolveRequestId creates an id for %s', (_what, sent) => {
  expect(resolveRequestId(sent)).toMatch(generatedId)
  expect(resolveRequestId(sent)).not.toBe(resolveRequestId(sent))
})
