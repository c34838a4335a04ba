import express from 'express'
import request from 'supertest'
import { expect, test } from 'vitest'
import { defaultPreferences } from '#shared/rules/preferences.ts'
import type { PageSettings } from '#client/entry-server.tsx'
import { createPageCache } from './page-cache.ts'
import { toPageKey } from './to-page-key.ts'
import { serveCachedPages } from './serve-cached-pages.ts'

const publicUrl = 'https://shop.example.com'
const parameters = ['month', 'view']
const settings: PageSettings = {
  path: '/whats-on',
  kind: 'public',
  theme: 'dark',
  namespaces: [],
  parameters,
  prefetchable: true,
}

/** Creates an app that caches the English listing for ten seconds, and renders everything else anew. */
const createCachingApp = async () => {
  let time = 1_000_000
  const cache = createPageCache(10, () => time)
  const key = toPageKey({
    url: new URL('/whats-on?month=2027-01&view=list', publicUrl),
    parameters,
    preferences: defaultPreferences,
    languageInUrl: false,
  })
  await cache.set(key, '<p>kept</p>', { 'Content-Security-Policy': 'of the page' })
  const app = express()
  app.use((_request, response, next) => void (response.set('Content-Security-Policy', 'of everything else'), next()))
  app.use(serveCachedPages(cache, { peekSettings: (path) => (path === '/whats-on' ? settings : undefined) }, publicUrl))
  app.use((_request, response) => void response.send('made anew'))
  return { app, pass: (milliseconds: number) => void (time += milliseconds) }
}

const address = '/whats-on?month=2027-01&view=list'

test('a fresh cached page is sent at once, with its own policy', async () => {
  const { app } = await createCachingApp()
  const page = await request(app).get(address).set('Cookie', 'sid=s%3Asomebody; theme=loud')
  expect(page.text).toBe('<p>kept</p>')
  expect(page.headers['content-security-policy']).toBe('of the page')
})

test.each([
  ['parameters of a campaign', `${address}&utm_source=letter&utm_campaign=x&fbclid=1&gclid=2&msclkid=3&mc_cid=4`],
  ['an invented parameter', '/whats-on?x=1&month=2027-01&view=list'],
  ['a message for scripts', `${address}&done=signed-in`],
  ['another order', '/whats-on?view=list&month=2027-01'],
  ['other escapes', '/whats-on?month=2027%2D01&view=%6cist&'],
  ['a repeated parameter', `${address}&month=2027-02`],
  ['an unknown language', `${address}&lng=xx`],
])('%s is the same cache entry', async (_name, path) => {
  const { app } = await createCachingApp()
  expect((await request(app).get(path)).text).toBe('<p>kept</p>')
})

test('a path that was not rendered lately is left to the page handler', async () => {
  const { app } = await createCachingApp()
  expect((await request(app).get('/whats-on/a-night')).text).toBe('made anew')
})

test.each([
  ['another URL', () => '/whats-on?month=2027-02&view=list', {}],
  ['the language in the URL', () => `${address}&lng=en`, {}],
  ['another language', () => address, { Cookie: 'currentLanguage=de' }],
  ['another currency', () => address, { Cookie: 'preferredCurrency=EUR' }],
  ['prices without tax', () => address, { Cookie: 'incTax=false' }],
])('%s is another cache entry', async (_name, path, headers) => {
  const { app } = await createCachingApp()
  expect((await request(app).get(path()).set(headers)).text).toBe('made anew')
})

test('a stale page is left to the page handler', async () => {
  const { app, pass } = await createCachingApp()
  pass(9_999)
  expect((await request(app).get(address)).text).toBe('<p>kept</p>')
  pass(1)
  expect((await request(app).get(address)).text).toBe('made anew')
})

test('a form, and a GET with a body, never get a cached page', async () => {
  const { app } = await createCachingApp()
  expect((await request(app).post(address).type('form').send({ a: '1' })).text).toBe('made anew')
  expect((await request(app).get(address).type('form').send({ a: '1' })).text).toBe('made anew')
})
