import { beforeEach, describe, expect, test } from 'vitest'
import { UpstreamError } from './commerce-api.ts'
import { createDataCache, type DataCache } from './data-cache.ts'

const down = new UpstreamError('unreachable', 0, 'No response')
const notFoundError = new UpstreamError('status', 404, 'Not found')

let clock: number
let cache: DataCache
let calls: number

beforeEach(() => {
  clock = 1_000_000
  calls = 0
  cache = createDataCache({ freshSeconds: 10, now: () => clock })
})

const pass = (seconds: number) => void (clock += seconds * 1_000)

/** Resolves to 1, 2, 3… */
const loadAndCount = async () => ({ value: ++calls, bytes: 10 })

const createFailingLoader = (error: Error) => async () => {
  calls += 1
  throw error
}

describe('a cached response', () => {
  test('is fetched once for concurrent readers, and reused while fresh', async () => {
    expect(await Promise.all([cache('a', loadAndCount), cache('a', loadAndCount), cache('a', loadAndCount)])).toEqual([
      1, 1, 1,
    ])
    pass(9)
    expect(await cache('a', loadAndCount)).toBe(1)
    expect(await cache('b', loadAndCount)).toBe(2)
  })

  test('is served slightly stale while one call refreshes it', async () => {
    await cache('a', loadAndCount)
    pass(11)
    expect(await Promise.all([cache('a', loadAndCount), cache('a', loadAndCount)])).toEqual([1, 1])
    expect(calls).toBe(2)
    expect(await cache('a', loadAndCount)).toBe(2)
  })

  test('is served for as long as a reader permits while one call refreshes it', async () => {
    await cache('a', loadAndCount, 600)
    pass(599)
    expect(await cache('a', loadAndCount, 600)).toBe(1)
    expect(await cache('a', loadAndCount, 600)).toBe(2)
    pass(601)
    expect(await cache('a', loadAndCount, 600)).toBe(3)
  })

  test('is awaited when the cached one is too old', async () => {
    await cache('a', loadAndCount)
    pass(21)
    expect(await cache('a', loadAndCount)).toBe(2)
  })

  test('is served for up to an hour while the API is down', async () => {
    await cache('a', loadAndCount)
    pass(3_000)
    expect(await cache('a', createFailingLoader(down))).toBe(1)
    pass(700)
    await expect(cache('a', createFailingLoader(down))).rejects.toBe(down)
  })

  test('that fails to refresh in the background causes no error', async () => {
    await cache('a', loadAndCount)
    pass(11)
    expect(await cache('a', createFailingLoader(down))).toBe(1)
    await new Promise(setImmediate)
    expect(await cache('a', loadAndCount)).toBe(1)
  })
})

test('may be a rejection: cached while fresh, and never hidden by an older response', async () => {
  await expect(cache('a', createFailingLoader(notFoundError))).rejects.toBe(notFoundError)
  await expect(cache('a', loadAndCount)).rejects.toBe(notFoundError)
  expect(calls).toBe(1)
  pass(61)
  expect(await cache('a', loadAndCount)).toBe(2)
  pass(61)
  await expect(cache('a', createFailingLoader(notFoundError))).rejects.toBe(notFoundError)
})

test('is an error when there is no older one, and the next call tries again', async () => {
  await expect(cache('a', createFailingLoader(down))).rejects.toBe(down)
  expect(await cache('a', loadAndCount)).toBe(2)
})

test('takes bounded memory', async () => {
  const small = createDataCache({ freshSeconds: 10, maxBytes: 2_000, now: () => clock })
  const loadLargeValue = async () => ({ value: ++calls, bytes: 900 })
  for (const key of ['a', 'b', 'c']) await small(key, loadLargeValue)
  expect(await small('c', loadLargeValue)).toBe(3)
  expect(await small('a', loadLargeValue)).toBe(4)
})

test('is fetched for every read with a lifetime of 0, but once for concurrent readers', async () => {
  const none = createDataCache({ freshSeconds: 0, now: () => clock })
  expect(await Promise.all([none('a', loadAndCount), none('a', loadAndCount)])).toEqual([1, 1])
  expect(await none('a', loadAndCount)).toBe(2)
  expect(await none('a', createFailingLoader(down))).toBe(2)
})
