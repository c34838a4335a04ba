import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoContent } from '#reference-api/seed/content/demo-content.ts'
import { startReferenceApi } from '#reference-api/start.ts'
import type { MenuLink } from '#shared/api/content/content-schemas.ts'
import type { Language } from '#shared/preferences.ts'
import { createDispatch, type Dispatch, type Handlers } from '../../bff/dispatch.ts'
import { anonymousContext } from '../../testing/anonymous-context.ts'
import { createCommerceApi } from '../../upstream/http-commerce-api.ts'
import { createContentHandlers } from './content-handlers.ts'

let upstream: Awaited<ReturnType<typeof startReferenceApi>>
let api: ReturnType<typeof createCommerceApi>
let dispatch: Dispatch

beforeAll(async () => {
  upstream = await startReferenceApi({ content: { ...demoContent(), events: [], customers: [] } })
  api = createCommerceApi({ baseUrl: upstream.url, timeoutMs: 10_000, maxBytes: 5e6, dataCacheSeconds: 60, log: pino({ level: 'silent' }) })
  dispatch = createDispatch(createContentHandlers({ api }) as Handlers)
})

afterAll(async () => {
  await api?.close()
  await upstream?.close()
})

const getNavigation = (language: Language) => dispatch('getNavigation', {}, anonymousContext({ language }))
const getContent = (path: string, language: Language = 'en') => dispatch('getContent', { path }, anonymousContext({ language }))

describe('the navigation', () => {
  test('has the specified header with the venues below it', async () => {
    const { header, venues } = await getNavigation('en')
    expect(header.map(({ text }) => text.replace('’', "'"))).toEqual(['Venues', "What's On", 'Membership', 'About Us', 'PX Records', 'FAQs'])
    expect(header[0]?.children).toHaveLength(4)
    expect(venues).toHaveLength(4)
  })

  test('leads to the same places in both languages', async () => {
    const [english, deutsch] = await Promise.all([getNavigation('en'), getNavigation('de')])
    const places = (links: MenuLink[]) => links.map(({ href }) => href)
    for (const menu of ['header', 'explore', 'general', 'legal', 'social'] as const) {
      expect(english[menu].length, menu).toBeGreaterThan(0)
      expect(places(deutsch[menu])).toEqual(places(english[menu]))
    }
    expect(english.social.every(({ external }) => external)).toBe(true)
    expect(deutsch.header[1]?.text).not.toBe(english.header[1]?.text)
  })
})

describe('a content page', () => {
  test('has clean HTML and the way to it', async () => {
    const { page, redirect } = await getContent('about-us')
    expect(redirect).toBeNull()
    expect(page?.html).toMatch(/^<(p|h2)/)
    expect(page?.breadcrumbs[0]).toEqual({ children: 'Home', href: '/' })
    expect(page?.breadcrumbs.at(-1)).toEqual({ children: page?.title, href: '/about-us' })
  })

  test('is another text in German, at the same address', async () => {
    const [english, deutsch] = await Promise.all([getContent('faqs'), getContent('faqs', 'de')])
    expect(deutsch.page?.html).not.toBe(english.page?.html)
    expect(deutsch.page?.breadcrumbs[0]).toEqual({ children: 'Startseite', href: '/' })
  })

  test('is there for every content link of the menus', async () => {
    const { header, explore, general, legal } = await getNavigation('en')
    const reachable = [...header, ...header.flatMap(({ children }) => children), ...explore, ...general, ...legal]
    const own = new Set(reachable.filter(({ external, href }) => !external && href !== '/whats-on').map(({ href }) => href.slice(1)))
    expect(own.size).toBeGreaterThan(10)
    for (const path of own) expect((await getContent(path)).page?.title, path).toBeTruthy()
  })

  test('is 404 where nothing is and nothing was', async () => {
    await expect(getContent('nothing-here')).rejects.toMatchObject({ status: 404, code: 'not_found' })
  })

  test.each(['../auth', 'a/../b', 'a%2f..', '/a', 'a?b', 'a#b', ''])('is never asked for at %j', async (path) => {
    await expect(getContent(path)).rejects.toMatchObject({ status: 400, code: 'invalid_input' })
  })
})

test('the registration form has its text', async () => {
  const text = await dispatch('getRegistrationText', {}, anonymousContext({ language: 'de' }))
  expect(text.title).not.toBe('')
  expect(text.html).toContain('<p>')
})
