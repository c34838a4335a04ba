import { describe, expect, test } from 'vitest'
import { parseDirectLink, resolveMenuPage, resolveMenuTarget } from './menu-links.ts'
import type { MenuItemType } from '../wire/content.ts'

describe('a menu item leads', () => {
  test.each<[MenuItemType, string, string]>([
    ['content', 'about-us', '/about-us'],
    ['content', '/about-us', '/about-us'],
    ['content', '', '/'],
    ['category', 'records/vinyl', '/category/records/vinyl'],
    ['articleCategory', 'news', '/articles/news'],
    ['branch', 'saltworks', '/branches/saltworks'],
    ['directLink', '/whats-on', '/whats-on'],
    ['directLink', 'whats-on', 'whats-on'],
    ['directLink', 'venues/saltworks?lng=de#rooms', 'venues/saltworks?lng=de#rooms'],
    ['directLink', '?month=2027-01', '?month=2027-01'],
    ['directLink', 'httpfoo', 'httpfoo'],
    ['content', 'httpfoo', 'httpfoo'],
    ['category', 'http-records/vinyl', 'http-records/vinyl'],
    ['articleCategory', 'https', 'https'],
    ['branch', 'http', 'http'],
    ['content', '/httpfoo', '/httpfoo'],
    ['directLink', '/whats-on?venue=saltworks', '/whats-on?venue=saltworks'],
    ['directLink', 'tel:+441632960123', 'tel:+441632960123'],
    ['directLink', 'mailto:hello@example.com', 'mailto:hello@example.com'],
  ])('to a local path: %s "%s" to %s', (itemType, path, href) => {
    expect(resolveMenuTarget({ itemType, path })).toEqual({ href, external: false })
  })

  test.each<[MenuItemType, string]>([
    ['directLink', 'https://shop.example.com/'],
    ['content', 'http://example.com/page'],
    ['branch', 'https://example.com'],
  ])('to another site: %s "%s"', (itemType, path) => {
    expect(resolveMenuTarget({ itemType, path })).toEqual({ href: path, external: true })
  })

  test.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https:evil.example',
    'http:javascript:alert(1)',
    'httpfoo:alert(1)',
    'http\nfoo',
    'http\\evil.example',
    '',
  ])('nowhere when the direct link is %j [S34]', (path) => {
    expect(resolveMenuTarget({ itemType: 'directLink', path })).toBeUndefined()
    expect(parseDirectLink(path)).toBeUndefined()
  })

  test.each(['//evil.example', '///evil.example'])('to no other site when the content path is %s', (path) => {
    expect(resolveMenuTarget({ itemType: 'content', path })).toEqual({ href: '/evil.example', external: false })
  })

  test.each(['javascript:alert(1)', 'httpfoo:alert(1)', 'http:evil.example', '\\evil.example', 'a\u0000b'])(
    'nowhere when the content path is %j',
    (path) => {
      expect(resolveMenuTarget({ itemType: 'content', path })).toBeUndefined()
    },
  )
})

test.each<[MenuItemType, string, string | undefined]>([
  ['content', 'about-us', '/about-us'],
  ['directLink', '/whats-on', '/whats-on'],
  ['directLink', 'whats-on', '/whats-on'],
  ['content', 'httpfoo', '/httpfoo'],
  ['directLink', 'https://shop.example.com/', undefined],
  ['directLink', 'mailto:hello@example.com', undefined],
  ['directLink', '#content', undefined],
  ['directLink', 'javascript:alert(1)', undefined],
])('the page of the menu item %s "%s" is %s', (itemType, path, page) => {
  expect(resolveMenuPage({ itemType, path })).toBe(page)
})
