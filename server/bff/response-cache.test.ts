import { beforeEach, expect, test } from 'vitest'
import { createAnonymousContext } from '../testing/anonymous-context.ts'
import { toVenueDay } from '../presentation/venue-day.ts'
import type { CommerceApi } from '../upstream/commerce-api.ts'
import type { Dispatch } from './dispatch.ts'
import { createResponseCache } from './response-cache.ts'

const request = { path: '/menus', language: 'en', schema: undefined as never } as const

let cached: object | undefined
let clock: number
let calls: number
let fails: boolean
let dispatch: Dispatch

beforeEach(() => {
  cached = {}
  clock = Date.parse('2026-11-20T12:00:00Z')
  calls = 0
  fails = false
  const api: Pick<CommerceApi, 'has' | 'readCached' | 'createPeek'> = {
    has: () => true,
    readCached: async () => {
      if (fails) throw new Error('The API is down')
      return cached as never
    },
    createPeek: () => () => cached,
  }
  const cache = createResponseCache(api, () => clock)
  dispatch = cache.cacheResponses((async () => {
    calls += 1
    await cache.source.readCached(request).catch(() => undefined)
    return { calls }
  }) as unknown as Dispatch)
})

const getHome = (input: object = {}, language: 'en' | 'de' = 'en') =>
  dispatch('getHome', input as never, createAnonymousContext({ language }))

const getVenueEvents = (slug: string) => dispatch('getVenueEvents', { slug }, createAnonymousContext())

test('a response is the same object until the data behind it changes', async () => {
  const first = await getHome()
  expect(await getHome()).toBe(first)
  cached = {}
  expect(await getHome()).not.toBe(first)
})

test('a response is presented anew when the cache has no fresh data', async () => {
  const first = await getHome()
  cached = undefined
  expect(await getHome()).not.toBe(first)
})

test('concurrent callers share one call', async () => {
  const [first, second] = await Promise.all([getHome(), getHome()])
  expect(second).toBe(first)
  expect(calls).toBe(1)
})

test('every input and every preference has its own response', async () => {
  await Promise.all([getHome(), getVenueEvents('a'), getVenueEvents('b'), getHome({}, 'de')])
  expect(calls).toBe(4)
})

test('unknown parameters of an attacker make no further entries', async () => {
  const first = await getHome()
  expect(await getHome({ x: 1 })).toBe(first)
})

test('the number of entries has a bound, also of the smallest responses', async () => {
  const first = await getVenueEvents('first')
  for (let count = 0; count < 2_000; count += 1) await getVenueEvents(`word-${count}`)
  expect(await getVenueEvents('first')).not.toBe(first)
})

test('an entry counts what it was made of', async () => {
  cached = { text: 'x'.repeat(2 ** 20) }
  const first = await getVenueEvents('first')
  for (let count = 0; count < 32; count += 1) await getVenueEvents(`word-${count}`)
  expect(await getVenueEvents('first')).not.toBe(first)
})

test('a response that lacks a part because a read failed is not cached', async () => {
  fails = true
  await getHome()
  await getHome()
  expect(calls).toBe(2)
})

test('a response ends at midnight, because it may say "tonight"', async () => {
  toVenueDay(clock, 'Europe/London')
  const first = await getHome()
  clock = Date.parse('2026-11-20T12:59:00Z')
  expect(await getHome()).toBe(first)
  clock = Date.parse('2026-11-21T00:00:01Z')
  expect(await getHome()).not.toBe(first)
})

test('a call that depends on the shopper is never repeated', async () => {
  const context = createAnonymousContext()
  await dispatch('getComparison', {}, context)
  await dispatch('getComparison', {}, context)
  expect(calls).toBe(2)
})
