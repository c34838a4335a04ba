import { afterAll, beforeAll, expect, it } from 'vitest'
import { consentCookie, recentlyViewedCookie } from '#shared/rules/consent.ts'
import { startBff, type TestBff } from '../../testing/start-bff.ts'
import { startRedis, type TestRedis } from '../../testing/start-redis.ts'

let redis: TestRedis
let bff: TestBff

beforeAll(async () => {
  redis = await startRedis()
  bff = await startBff({ env: { REDIS_URL: redis.url } })
})
afterAll(async () => {
  await bff.close()
  await redis.close()
})

const choose = (browser: ReturnType<TestBff['browser']>, recentlyViewed: unknown) =>
  browser.send('PUT', '/bff/consent', { recentlyViewed })

it('consent is undecided by default and for an invalid cookie', async () => {
  const browser = bff.browser()
  expect((await browser.get('/bff/consent')).body).toEqual({ decided: false, recentlyViewed: false })
  browser.cookies.set(consentCookie, '7.everything')
  expect((await browser.get('/bff/consent')).body).toEqual({ decided: false, recentlyViewed: false })
})

it('a decision is stored in a cookie for six months, without a session', async () => {
  const browser = bff.browser()
  const { body, headers } = await choose(browser, true)
  expect(body).toEqual({ decided: true, recentlyViewed: true })
  const cookie = headers.getSetCookie().find((line) => line.startsWith(`${consentCookie}=`))
  expect(cookie).toMatch(/^consentChoices=1\.recentlyViewed; Max-Age=15552000; Path=\/;.* SameSite=Lax$/)
  expect(headers.getSetCookie()).toHaveLength(1)
  expect((await browser.get('/bff/consent')).body).toEqual({ decided: true, recentlyViewed: true })
})

it('a withdrawn consent deletes the stored data at once', async () => {
  const browser = bff.browser()
  await choose(browser, true)
  browser.cookies.set(recentlyViewedCookie, 'PXR-001')
  const { headers } = await choose(browser, false)
  expect(headers.getSetCookie().find((line) => line.startsWith(`${recentlyViewedCookie}=`))).toMatch(
    /^productList=; Path=\/; Expires=Thu, 01 Jan 1970/,
  )
  expect((await browser.get('/bff/consent')).body).toEqual({ decided: true, recentlyViewed: false })
})

it('an invalid decision is rejected', async () => {
  expect((await choose(bff.browser(), 'perhaps')).status).toBe(400)
})
