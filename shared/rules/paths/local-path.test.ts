import { expect, test } from 'vitest'
import { isLocalPath, toLocalPath } from './local-path.ts'

test.each(['/', '/basket', '/whats-on?month=2026-12#tickets', '/a//b', '/ä'])(
  '%j stays inside the shop [S36]',
  (path) => {
    expect(isLocalPath(path)).toBe(true)
  },
)

test.each([
  '',
  'basket',
  '//evil.example',
  '/\\evil.example',
  '\\/evil',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil',
  '/a\nb',
  '/a\\b',
  ' /a',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  '/a/..//evil.example',
])('%j leaves the shop', (path) => {
  expect(isLocalPath(path)).toBe(false)
  expect(toLocalPath(path, '/home')).toBe('/home')
})

test.each([
  ['/basket', '/basket'],
  ['/whats-on?month=2026-12#tickets', '/whats-on?month=2026-12#tickets'],
  ['/whats-on?venue=Łódź', '/whats-on?venue=%C5%81%C3%B3d%C5%BA'],
  ['/\u2028', '/%E2%80%A8'],
])('toLocalPath encodes %j as %j for a Location header', (path, expected) => {
  expect(toLocalPath(path)).toBe(expected)
  expect(() => new Headers({ Location: toLocalPath(path) })).not.toThrow()
})
