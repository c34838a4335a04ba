import { describe, expect, test } from 'vitest'
import { addLanguageToLinks, getClickedPath } from './rich-text-links.ts'

describe('addLanguageToLinks', () => {
  test.each([
    ['<a href="/faqs">x</a>', '<a href="/faqs?lng=de">x</a>'],
    [
      '<a title="t" href="/whats-on?venue=saltworks&amp;page=2#top">x</a>',
      '<a title="t" href="/whats-on?venue=saltworks&amp;page=2&amp;lng=de#top">x</a>',
    ],
    ['<p><a href="/a">a</a> <a href="/b">b</a></p>', '<p><a href="/a?lng=de">a</a> <a href="/b?lng=de">b</a></p>'],
  ])('adds the language when a link is local: %s', (html, expected) => {
    expect(addLanguageToLinks(html, 'de')).toBe(expected)
  })

  test.each([
    '<a href="https://example.com/" rel="noopener noreferrer">x</a>',
    '<a href="mailto:a@example.com">x</a>',
    '<a href="#top">x</a>',
    '<a>x</a>',
    '<p>href="/no-link"</p>',
  ])('leaves a link alone when it is not local: %s', (html) => {
    expect(addLanguageToLinks(html, 'de')).toBe(html)
  })

  test('leaves links alone when the URL does not decide the language', () => {
    expect(addLanguageToLinks('<a href="/faqs">x</a>', undefined)).toBe('<a href="/faqs">x</a>')
  })
})

describe('getClickedPath', () => {
  const targetIn = (href: string | null) => ({ closest: () => ({ getAttribute: () => href }) })
  const click = (target: unknown, changes = {}) =>
    getClickedPath({
      defaultPrevented: false,
      button: 0,
      metaKey: false,
      ctrlKey: false,
      shiftKey: false,
      altKey: false,
      target,
      ...changes,
    })

  test('returns the path when a plain click hits a link', () => {
    expect(click(targetIn('/faqs?lng=de'))).toBe('/faqs?lng=de')
  })

  test.each([
    { button: 1 },
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
    { defaultPrevented: true },
  ])('returns nothing when the click has %o', (changes) => {
    expect(click(targetIn('/faqs'), changes)).toBeUndefined()
  })

  test.each(['https://example.com/', 'mailto:a@example.com', '#top', '/media/plan.pdf', null])(
    'returns nothing when the link leads to %s',
    (href) => {
      expect(click(targetIn(href))).toBeUndefined()
    },
  )

  test('returns nothing when the click hits no link', () => {
    expect(click({ closest: () => null })).toBeUndefined()
    expect(click(null)).toBeUndefined()
  })
})
