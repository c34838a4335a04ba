import { describe, expect, test } from 'vitest'
import { addLanguageToLinks, getClickedPath } from './rich-text-links.ts'

describe('links within a text, on a page whose address decides the language,', () => {
  test.each([
    ['<a href="/faqs">x</a>', '<a href="/faqs?lng=de">x</a>'],
    [
      '<a title="t" href="/whats-on?venue=saltworks&amp;page=2#top">x</a>',
      '<a title="t" href="/whats-on?venue=saltworks&amp;page=2&amp;lng=de#top">x</a>',
    ],
    ['<p><a href="/a">a</a> <a href="/b">b</a></p>', '<p><a href="/a?lng=de">a</a> <a href="/b?lng=de">b</a></p>'],
  ])('carry it on: %s', (html, expected) => {
    expect(addLanguageToLinks(html, 'de')).toBe(expected)
  })

  test.each([
    '<a href="https://example.com/" rel="noopener noreferrer">x</a>',
    '<a href="mailto:a@example.com">x</a>',
    '<a href="#top">x</a>',
    '<a>x</a>',
    '<p>href="/no-link"</p>',
  ])('are left alone when they lead elsewhere: %s', (html) => {
    expect(addLanguageToLinks(html, 'de')).toBe(html)
  })

  test('are left alone everywhere else', () => {
    expect(addLanguageToLinks('<a href="/faqs">x</a>', undefined)).toBe('<a href="/faqs">x</a>')
  })
})

describe('a click within a text', () => {
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

  test('leads to the page of its link', () => {
    expect(click(targetIn('/faqs?lng=de'))).toBe('/faqs?lng=de')
  })

  test.each([
    { button: 1 },
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
    { defaultPrevented: true },
  ])('is left to the browser with %o', (changes) => {
    expect(click(targetIn('/faqs'), changes)).toBeUndefined()
  })

  test.each(['https://example.com/', 'mailto:a@example.com', '#top', '/media/plan.pdf', null])(
    'is left to the browser when it leads to %s',
    (href) => {
      expect(click(targetIn(href))).toBeUndefined()
    },
  )

  test('beside any link leads nowhere', () => {
    expect(click({ closest: () => null })).toBeUndefined()
    expect(click(null)).toBeUndefined()
  })
})
