import { describe, expect, test } from 'vitest'
import { demoContent } from '#reference-api/demo-brand/content/demo-content.ts'
import type { MenuLink } from '#shared/api/content/content-schemas.ts'
import type { Language } from '#shared/rules/preferences.ts'
import { createAnonymousContext } from '../../testing/anonymous-context.ts'
import { setUpDispatch } from '../../testing/set-up-dispatch.ts'
import { createContentHandlers } from './content-handlers.ts'

const { dispatch } = setUpDispatch({ content: { ...demoContent(), events: [], customers: [] } }, (api) =>
  createContentHandlers({ api }),
)

const getNavigation = (language: Language) => dispatch('getNavigation', {}, createAnonymousContext({ language }))
const getContent = (path: string, language: Language = 'en') =>
  dispatch('getContent', { path }, createAnonymousContext({ language }))

describe('the navigation', () => {
  test('has the specified header with the venues below it', async () => {
    const { header, venues } = await getNavigation('en')
    expect(header.map(({ text }) => text.replace('’', "'"))).toEqual([
      'Venues',
      "What's On",
      'Membership',
      'About Us',
      'PX Records',
      'FAQs',
    ])
    expect(header[0]?.children).toHaveLength(4)
    expect(venues).toHaveLength(4)
  })

  test('has the same targets in both languages', async () => {
    const [english, deutsch] = await Promise.all([getNavigation('en'), getNavigation('de')])
    const listHrefs = (links: MenuLink[]) => links.map(({ href }) => href)
    for (const menu of ['header', 'explore', 'general', 'legal', 'social'] as const) {
      expect(english[menu].length, menu).toBeGreaterThan(0)
      expect(listHrefs(deutsch[menu])).toEqual(listHrefs(english[menu]))
    }
    expect(english.social.every(({ external }) => external)).toBe(true)
    expect(deutsch.header[1]?.text).not.toBe(english.header[1]?.text)
  })
})

describe('a content page', () => {
  test('has sanitised HTML and breadcrumbs', async () => {
    const { page, redirect } = await getContent('about-us')
    expect(redirect).toBeNull()
    expect(page?.html).toMatch(/^<(p|h2)/)
    expect(page?.breadcrumbs[0]).toEqual({ children: 'Home', href: '/' })
    expect(page?.breadcrumbs.at(-1)).toEqual({ children: page?.title, href: '/about-us' })
  })

  test('has a German text at the same path', async () => {
    const [english, deutsch] = await Promise.all([getContent('faqs'), getContent('faqs', 'de')])
    expect(deutsch.page?.html).not.toBe(english.page?.html)
    expect(english.page?.questions.length).toBeGreaterThanOrEqual(12)
    expect(deutsch.page?.questions.map(({ answerHtml }) => answerHtml)).not.toEqual(
      english.page?.questions.map(({ answerHtml }) => answerHtml),
    )
    expect(deutsch.page?.questions[0]).toMatchObject({ topic: 'Karten', answerHtml: expect.stringMatching(/^<p>/) })
    expect(deutsch.page?.breadcrumbs[0]).toEqual({ children: 'Startseite', href: '/' })
  })

  test('exists for every content link of the menus', async () => {
    const { menus } = demoContent()
    const below = menus.flatMap(({ items }) => items.flatMap((item) => [item, ...(item.children ?? [])]))
    const ownPaths = new Set(below.filter(({ itemType }) => itemType === 'content').map(({ path }) => path))
    expect(ownPaths.size).toBeGreaterThan(10)
    for (const path of ownPaths) expect((await getContent(path)).page?.title, path).toBeTruthy()
  })

  test('is 404 for a path without content and redirect', async () => {
    await expect(getContent('nothing-here')).rejects.toMatchObject({ status: 404, code: 'not_found' })
  })

  test.each(['../auth', 'a/../b', 'a%2f..', '/a', 'a?b', 'a#b', ''])('is never requested at %j', async (path) => {
    await expect(getContent(path)).rejects.toMatchObject({ status: 400, code: 'invalid_input' })
  })
})

const getArticles = (path: string, page = 1, language: Language = 'en') =>
  dispatch('getArticles', { path, page }, createAnonymousContext({ language }))

describe('articles', () => {
  test('are listed 25 per page, newest first, and a page beyond the last shows the last', async () => {
    const [first, last, beyond] = [
      await getArticles('stories'),
      await getArticles('stories', 2),
      await getArticles('stories', 9),
    ]
    expect(first).toMatchObject({ total: 30, page: 1, pages: 2 })
    expect(first.articles).toHaveLength(25)
    expect(last.articles).toHaveLength(5)
    expect(beyond).toEqual(last)
    const dates = [...first.articles, ...last.articles].map(({ published }) => published.iso)
    expect(dates).toEqual([...dates].sort().reverse())
  })

  test('of a category have its breadcrumbs and the other categories', async () => {
    const sound = await getArticles('stories/sound-and-light', 1, 'de')
    expect(sound.breadcrumbs).toEqual([
      { children: 'Startseite', href: '/' },
      { children: 'Geschichten', href: '/articles/stories' },
      { children: 'Ton und Licht', href: '/articles/stories/sound-and-light' },
    ])
    expect(sound.categories.map(({ current }) => current)).toEqual([false, true, false, false])
    expect(sound.categories.reduce((sum, { articles }) => sum + articles, 0)).toBe(30)
    expect(new Set(sound.articles.map(({ category }) => category.href))).toEqual(
      new Set(['/articles/stories/sound-and-light']),
    )
  })

  test('are 404 for an unknown category', async () => {
    await expect(getArticles('nope')).rejects.toMatchObject({ status: 404 })
  })

  test('are content pages with author, date and more articles', async () => {
    const { page } = await getContent('stories/where-to-stand', 'de')
    expect(page?.article).toMatchObject({
      author: 'Nell Ashgrove',
      category: { title: 'Ton und Licht', href: '/articles/stories/sound-and-light' },
    })
    expect(page?.article?.published.text).toMatch(/^\w+, \d+\. [\wä]+ \d{4}$/)
    expect(page?.article?.moreArticles).toHaveLength(3)
    expect(page?.article?.moreArticles.map(({ href }) => href)).not.toContain('/stories/where-to-stand')
    expect(page?.breadcrumbs.map(({ href }) => href)).toEqual([
      '/',
      '/articles/stories',
      '/articles/stories/sound-and-light',
      '/stories/where-to-stand',
    ])
    expect((await getContent('about-us')).page?.article).toBeNull()
  })
})

describe('the sitemap', () => {
  const collectHrefs = (value: unknown): string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => (key === 'href' ? [inner as string] : collectHrefs(inner)))
      : []

  test('links every article, product and location, and each page of the menus once', async () => {
    const { articles, articleCategories, products, locations } = demoContent()
    const sitemap = await dispatch('getSitemap', {}, createAnonymousContext({ language: 'de' }))
    const hrefs = collectHrefs(sitemap)
    for (const { slug } of articles) expect(hrefs).toContain(`/${slug}`)
    for (const { path } of articleCategories) expect(hrefs).toContain(`/articles/${path}`)
    for (const { slug } of products) expect(hrefs).toContain(`/products/${slug}`)
    for (const { slug, type } of locations)
      expect(hrefs).toContain(type === 'venue' ? `/venues/${slug}` : `/branches/${slug}`)
    const pages = collectHrefs(sitemap.menus)
    expect(new Set(pages).size).toBe(pages.length)
    expect(pages).toEqual(expect.arrayContaining(['/whats-on', '/faqs', '/imprint', '/contact-us']))
    expect(hrefs.every((href) => href.startsWith('/'))).toBe(true)
  })

  test('is in the requested language', async () => {
    const [english, deutsch] = await Promise.all(
      (['en', 'de'] as const).map((language) => dispatch('getSitemap', {}, createAnonymousContext({ language }))),
    )
    expect(collectHrefs(deutsch)).toEqual(collectHrefs(english))
    expect(deutsch?.articles.map(({ title }) => title)).toEqual([
      'Hinter der Bühne',
      'Ton und Licht',
      'Platten',
      'Gespräche',
    ])
  })
})

test('the registration form has the text of its CMS page', async () => {
  const text = await dispatch('getRegistrationText', {}, createAnonymousContext({ language: 'de' }))
  expect(text.title).not.toBe('')
  expect(text.html).toContain('<p>')
})
