import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { resolveMenuTarget } from '#shared/rules/menu-links.ts'
import type { SeedMenuItem, Text } from '../../seed/seed-content.ts'
import { demoContent } from './demo-content.ts'

const content = demoContent()
const { events: nights, pages, articles, articleCategories, redirects, menus, products, locations, elements } = content
const events = nights.filter(({ day }) => day >= 0)

const isText = (value: unknown): value is Text =>
  typeof value === 'object' && value !== null && 'en' in value && 'de' in value

/** Every pair of texts inside a value, with its path. */
const textsIn = (value: unknown, path = ''): { path: string; en: string[]; de: string[] }[] => {
  if (isText(value)) return [{ path, en: [value.en].flat(), de: [value.de!].flat() }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}/${key}`))
}

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

const itemsOf = (items: SeedMenuItem[]): SeedMenuItem[] =>
  items.flatMap((item) => [item, ...itemsOf(item.children ?? [])])

/** Texts that both languages share are short names; a longer text is a sentence and must differ. */
const isSentence = (text: string) => text.split(' ').length > 4 || /[.?]$/.test(text)

describe('the texts', () => {
  const texts = textsIn(content)

  it('exist in both languages', () => {
    expect(texts.length).toBeGreaterThan(1500)
    for (const { path, en, de } of texts) {
      expect(en.length, path).toBe(de.length)
      for (const text of [...en, ...de]) expect(text.trim().length, path).toBeGreaterThan(0)
    }
  })

  it('differ in German and English', () => {
    const copied = texts.flatMap(({ path, en, de }) =>
      en.flatMap((text, i) => (text === de[i] && isSentence(text) ? [`${path}: ${text}`] : [])),
    )
    // Titles of records and their tracks are names, the same in both languages.
    expect(copied.filter((text) => !/^\/products\/\d+\/(name|attributes\/7)/.test(text))).toEqual([])
  })

  it('have no exclamation marks or emoji', () => {
    expect(stringsIn(content).filter((text) => text.includes('!') || /\p{Extended_Pictographic}/u.test(text))).toEqual(
      [],
    )
  })

  it('have plain semantic markup with closed tags', () => {
    for (const { path, en, de } of texts) {
      for (const html of [...en, ...de]) {
        const open: string[] = []
        for (const [, end, tag = ''] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
          expect(
            [
              'p',
              'h2',
              'h3',
              'ul',
              'ol',
              'li',
              'a',
              'strong',
              'em',
              'blockquote',
              'table',
              'thead',
              'tbody',
              'tr',
              'th',
              'td',
              'br',
              'figure',
              'img',
              'figcaption',
              'small',
              'code',
              'dl',
              'dt',
              'dd',
            ],
            path,
          ).toContain(tag)
          if (tag === 'br' || tag === 'img') continue
          if (end) expect(open.pop(), path).toBe(tag)
          else open.push(tag)
        }
        expect(open, path).toEqual([])
      }
    }
  })
})

describe('the site', () => {
  const items = menus.flatMap(({ items: top }) => itemsOf(top))

  const places = new Set([
    ...[
      '/',
      '/whats-on',
      '/search',
      '/basket',
      '/sign-in',
      '/register',
      '/account',
      '/account/orders',
      '/orders/look-up',
      '/branches',
      '/venues',
      '/sitemap',
    ],
    ...[...pages, ...articles].map(({ slug }) => `/${slug}`),
    ...articleCategories.map(({ path }) => `/articles/${path}`),
    ...locations.map(({ slug, type }) => (type === 'venue' ? `/venues/${slug}` : `/branches/${slug}`)),
    ...products.map(({ slug }) => `/products/${slug}`),
    ...events.map(({ slug }) => `/whats-on/${slug}`),
  ])
  const htmls = [...pages, ...articles].flatMap(({ body }) => [body.en, body.de!])
  const linksIn = (html: string) => [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, path]) => path)

  it('has a page behind every menu link', () => {
    expect(new Set(pages.map(({ slug }) => slug)).size).toBe(pages.length)
    for (const item of items) {
      const target = resolveMenuTarget(item)
      if (target?.external) expect(target.href).toMatch(/^https:\/\/[a-z]+\.example\.(com|org|net)/)
      else expect(places, item.path).toContain(target?.href)
    }
  })

  it('links only to pages that exist', () => {
    const paths = htmls.flatMap(linksIn)
    expect(paths.length).toBeGreaterThan(80)
    for (const path of [...paths, ...elements.flatMap(({ teasers }) => teasers.map((teaser) => teaser.path))])
      expect(places, path).toContain(path)
  })

  it('has the same links in both languages', () => {
    for (const { slug, body } of [...pages, ...articles])
      expect(linksIn(body.de!).sort(), slug).toEqual(linksIn(body.en).sort())
  })

  it('redirects old addresses to existing pages without loops', () => {
    for (const { source, target } of redirects) {
      expect(places, source).not.toContain(source)
      if (target.startsWith('/')) expect(places, source).toContain(target)
    }
    expect(new Set(redirects.map(({ status = 301 }) => status))).toEqual(new Set([301, 302, 307, 308]))
  })

  it('has thirty articles in four categories, on more than one page', () => {
    expect(articles).toHaveLength(30)
    expect(new Set(articles.map(({ slug }) => slug)).size).toBe(30)
    const used = new Set(articles.map(({ category }) => category))
    expect(used.size).toBe(4)
    for (const path of used) expect(articleCategories.map((category) => category.path)).toContain(path)
    expect(new Set(articles.map(({ daysAgo }) => daysAgo)).size).toBe(30)
  })

  it('has images with their real size and an alternative text', () => {
    const sizes = JSON.parse(readFileSync(new URL('../artwork/prints/index.json', import.meta.url), 'utf8')) as {
      file: string
      width: number
      height: number
    }[]
    const pictures = htmls.flatMap((html) => [
      ...html.matchAll(/<img src="\/media\/([^"]+)" alt="([^"]+)" width="(\d+)" height="(\d+)">/g),
    ])
    expect(pictures.length).toBe(htmls.join('').split('<img').length - 1)
    for (const [, file, , width, height] of pictures) {
      expect(
        sizes.find((print) => print.file === file),
        file,
      ).toMatchObject({ width: Number(width), height: Number(height) })
    }
  })

  it('refers only to existing image files', () => {
    const prints = new Set(readdirSync(new URL('../artwork/prints/', import.meta.url)))
    const named = [...locations, ...products].flatMap((thing) => thing.prints)
    const single = [...pages, ...articles, ...articleCategories, ...elements.flatMap(({ teasers }) => teasers)].flatMap(
      ({ print }) => print ?? [],
    )
    for (const print of [...named, ...single]) expect(prints, print).toContain(print)
  })

  it('has at least twelve questions with answers', () => {
    const faqs = pages.find(({ slug }) => slug === 'faqs')
    expect(faqs?.questions?.length).toBeGreaterThanOrEqual(12)
  })

  it('has only telephone numbers and email addresses that are reserved for fiction', () => {
    const all = stringsIn(content).join('\n')
    for (const [address] of all.matchAll(/[\w.-]+@[\w.-]+\w/g)) expect(address).toMatch(/@example\.(com|org|net)$/)
    for (const { telephone } of locations)
      expect(telephone).toMatch(/^(020 7946 0\d{3}|0117 496 0\d{3}|0141 496 0\d{3}|030 23125 \d{3})$/)
  })

  it('is the same at every call', () => {
    expect(demoContent()).toEqual(content)
  })
})
