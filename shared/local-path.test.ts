import { expect, test } from 'vitest'
import { isLocalPath, localPath } from './local-path.ts'

test.each(['/', '/basket', '/whats-on?month=2026-12#tickets', '/a//b', '/ä'])('%j stays inside the shop', (path) => {
  expect(isLocalPath(path)).toBe(true)
})

test.each(['', 'basket', '//evil.example', '/\\evil.example', '\\/evil', 'https://evil.example', 'javascript:alert(1)', '/\t/evil', '/a\nb', '/a\\b', ' /a'])(
  '%j would leave it',
  (path) => {
    expect(isLocalPath(path)).toBe(false)
    expect(localPath(path, '/home')).toBe('/home')
  },
)
