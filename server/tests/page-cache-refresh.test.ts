import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import request from 'supertest'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type StartedApp } from '../testing/start-app.ts'

const searchKey = 'the-key-of-the-search-index-0815'
let shop: StartedApp

beforeAll(async () => {
  shop = await startApp({ DATA_CACHE_SECONDS: '1', PAGE_CACHE_SECONDS: '1', SEARCH_API_KEY: searchKey })
})
afterAll(() => shop.close())

const fetchPage = async (path: string) => (await request(shop.app).get(path).set('Cookie', 'currentLanguage=en')).text
const state = async (slug: string) =>
  /schema\.org\/Event(Scheduled|Postponed|Cancelled)/.exec(await fetchPage(`/whats-on/${slug}`))?.[1]

/** Changes the status of an event in the database, like an operator's command. */
const change = (slug: string, status: string) =>
  sql`update events set stored_status = ${status} where product_id = (select id from products where slug = ${slug})`.execute(
    shop.api.db,
  )

test("an operator's change is on a frequently requested page within twice the lifetimes of data and pages", async () => {
  expect(await state('open-night')).toBe('Scheduled')
  await change('open-night', 'postponed')
  await expect.poll(() => state('open-night'), { timeout: 6_000, interval: 100 }).toBe('Postponed')
})

test("an operator's change is on the first page after a pause of twice both lifetimes", async () => {
  const readTitle = async () => /<h1[^>]*>([^<]*)/.exec(await fetchPage('/about-us'))?.[1]
  expect({ state: await state('last-tickets'), title: await readTitle() }).toEqual({
    state: 'Scheduled',
    title: 'About us',
  })
  await change('last-tickets', 'cancelled')
  await sql`update content_pages set title = '{"en": "Rewritten", "de": "Neu"}' where slug = 'about-us'`.execute(
    shop.api.db,
  )
  await setTimeout(4_100)
  expect({ state: await state('last-tickets'), title: await readTitle() }).toEqual({
    state: 'Cancelled',
    title: 'Rewritten',
  })
})

test('a page that is refreshed for the cache is not stored with a secret [V5]', async () => {
  expect(await fetchPage('/about-us')).not.toContain(searchKey)
  await sql`update content_pages set title = ${JSON.stringify({ en: searchKey, de: searchKey })} where slug = 'about-us'`.execute(
    shop.api.db,
  )
  const bodies: string[] = []
  await expect
    .poll(
      async () => {
        bodies.push(await fetchPage('/about-us'))
        return shop.log()
      },
      { timeout: 6_000, interval: 100 },
    )
    .toContain('egress.secret_found')
  for (let count = 0; count < 5; count += 1) bodies.push(await fetchPage('/about-us'))
  expect(bodies.filter((body) => body.includes(searchKey))).toEqual([])
})
