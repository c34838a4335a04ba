import { expect, test } from 'vitest'
import { hasLink, breakLinks } from './untrusted-text.ts'

test('ordinary sentences have no links', () => {
  for (const text of [
    'Alles Gute!',
    'z. B. im Mai',
    'wait... and see',
    'at 7.30 or 8.15',
    'J. S. Bach',
    'You & me @ the bar',
    '10:30/11:00',
    'on 24.12.2026 at 19.30',
    'version 1.2.3',
    'Room:12',
  ]) {
    expect(hasLink(text), text).toBe(false)
    expect(breakLinks(text)).toBe(text)
  }
})

test.each([
  'evil.com',
  'Booking.com GmbH',
  'https://evil.com/x',
  'www.evil.com',
  'ada@evil.com',
  'президент.рф',
  'e\u200dvil.com',
  'evil․com',
  '192.168.0.1',
])('a mail program finds no link in breakLinks(%j)', (text) => {
  expect(hasLink(text)).toBe(true)
  // A space without width ends the host.
  const parts = breakLinks(text).split('\u200b')
  expect(parts.filter((part) => hasLink(part) && part !== 'www.')).toEqual([])
  expect(parts.join('')).toBe(text.replace('\u200d', ''))
})
