import { expect, test } from 'vitest'
import { languages } from '#shared/rules/preferences.ts'
import { parseDocumentPath, toUpstreamPath } from './document-path.ts'

test.each([
  ['/orders/abc-1_X/tickets.pdf', '/orders/abc-1_X/tickets.pdf'],
  ['/orders/abc/tickets.pdf?lng=de', '/orders/abc/tickets.pdf'],
  ['/orders/abc/tickets/t-1.pdf', '/orders/abc/tickets/t-1.pdf'],
  ['/orders/abc/vouchers.pdf', '/orders/abc/vouchers.pdf'],
  ['/orders/abc/calendar.ics?lng=en', '/orders/abc/calendar.ics'],
])('%s is a document', (target, upward) => {
  const parsed = parseDocumentPath(target)
  expect(parsed && toUpstreamPath(parsed)).toBe(upward)
})

test.each(languages)('a document may be requested from a page in %s', (language) => {
  expect(parseDocumentPath(`/orders/abc/tickets.pdf?lng=${language}`)).toBeDefined()
})

test.each([
  '/orders/abc',
  '/orders/abc/tickets',
  '/orders/abc/invoice.pdf',
  '/orders/abc/calendar.pdf',
  '/orders/abc/tickets.ics',
  '/orders//tickets.pdf',
  '/orders/../auth/tickets.pdf',
  '/orders/%2e%2e/tickets.pdf',
  '/orders/a%2fb/tickets.pdf',
  '/orders/abc/../../auth',
  '/orders/abc/tickets/../../../auth.pdf',
  '/orders/abc/tickets/a.b.pdf',
  '/orders/abc/tickets.pdf/',
  '/orders/abc/tickets.pdf?lng=fr',
  '/orders/abc/tickets.pdf?lng=en&x=1',
  '/orders/abc/tickets.pdf#x',
  '/ORDERS/abc/tickets.pdf',
  'http://api.internal/orders/abc/tickets.pdf',
  '//orders/abc/tickets.pdf',
])('%s is no document [S3 S4]', (target) => {
  expect(parseDocumentPath(target)).toBeUndefined()
})
