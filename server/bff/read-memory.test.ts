import { beforeEach, expect, test } from 'vitest'
import { createAnonymousContext } from '../testing/anonymous-context.ts'
import { toVenueDay } from '../presentation/venue-day.ts'
import type { CommerceApi } from '../upstream/commerce-api.ts'
import type { Dispatch } from './dispatch.ts'
import { createReadMemory } from './read-memory.ts'

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
  const api: Pick<CommerceApi, 'readCached' | 'createPeek'> = {
    readCached: async () => {
      if (fails) throw new Error('The API is down')
      return cached as never
    },
    createPeek: () => () => cached,
  }
  const memory = createReadMemory(api, () => clock)
  dispatch = memory.wrap((async () => {
    calls += 1
    await memory.source.readCached(request).catch(() => undefined)
    return { calls }
  }) as unknown as Dispatch)
})

const getHome = (input: object = {}, language: 'en' | 'de' = 'en') =>
  dispatch('getHome', input as never, createAnonymousContext({ language }))

const getNights = (slug: string) => dispatch('getVenueEvents', { slug }, createAnonymousContext())

test('an answer is the same object until the data behind it changes', async () => {
  const first = await getHome()
  expect(await getHome()).toBe(first)
  cached = {}
  expect(await getHome()).not.toBe(first)
})

test('an answer is presented anew when the cache has no fresh data', async () => {
  const first = await getHome()
  cached = undefined
  expect(await getHome()).not.toBe(first)
})

test('every input and every preference has its own answer', async () => {
  await Promise.all([getHome(), getNights('a'), getNights('b'), getHome({}, 'de')])
  expect(calls).toBe(4)
})

test('unknown parameters of strangers make no further entries', async () => {
  const first = await getHome()
  expect(await getHome({ x: 1 })).toBe(first)
})

test('the number of entries has a bound, also of the smallest responses', async () => {
  const first = await getNights('first')
  for (let count = 0; count < 2_000; count += 1) await getNights(`word-${count}`)
  expect(await getNights('first')).not.toBe(first)
})

test('an entry counts what it was made of', async () => {
  cached = { text: 'x'.repeat(2 ** 20) }
  const first = await getNights('first')
  for (let count = 0; count < 32; count += 1) await getNights(`word-${count}`)
  expect(await getNights('first')).not.toBe(first)
})

test('an answer that lacks a part because a read failed is not kept', async () => {
  fails = true
  await getHome()
  await getHome()
  expect(calls).toBe(2)
})

test('an answer ends at midnight, because it may say "tonight"', async () => {
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
