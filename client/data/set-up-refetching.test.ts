import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from './api.ts'
import { errorRetryDelay, slowHintDelay } from './fetch-defaults.ts'
import { setUpRefetching } from './set-up-refetching.ts'
import { createStore } from './store.ts'
import type { CallResult } from './transport.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** The store tells its listeners a frame later. */
const notified = 20

const fast = { connection: { effectiveType: '4g' } } as unknown as Navigator
const slow = { connection: { effectiveType: '2g' } } as unknown as Navigator

/** A store with one query on screen, and a window to come back to. */
const open = async (answer: () => CallResult, navigator = fast) => {
  const transport = vi.fn(async () => answer())
  const store = createStore({ transport })
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const window = Object.assign(new EventTarget(), { document }) as unknown as Window
  const stop = setUpRefetching(store, { window, navigator, now: Date.now })
  store.dispatch(api.endpoints.getHome.initiate({}, { subscriptionOptions: { refetchOnFocus: true } }))
  await vi.advanceTimersByTimeAsync(0)
  const returnToTab = async (afterMs: number) => {
    await vi.advanceTimersByTimeAsync(afterMs)
    window.dispatchEvent(new Event('focus'))
    await vi.advanceTimersByTimeAsync(0)
  }
  return { store, calls: () => transport.mock.calls.length, returnToTab, stop }
}

const respondOk = (): CallResult => ({ data: {} })
const respondUnavailable = (): CallResult => ({ error: { status: 503, code: 'upstream_unavailable', message: '' } })
const missing = (): CallResult => ({ error: { status: 404, code: 'not_found', message: '' } })

test('coming back to the tab refetches, at most every 5 s', async () => {
  const { calls, returnToTab, stop } = await open(respondOk)
  expect(calls()).toBe(1)
  await returnToTab(4_999)
  expect(calls()).toBe(1)
  await returnToTab(1)
  expect(calls()).toBe(2)
  await returnToTab(4_999)
  expect(calls()).toBe(2)
  stop()
})

test('what failed for a passing reason is tried again after 5 s', async () => {
  const { calls, stop } = await open(respondUnavailable)
  await vi.advanceTimersByTimeAsync(4_999)
  expect(calls()).toBe(1)
  await vi.advanceTimersByTimeAsync(notified)
  expect(calls()).toBe(2)
  await vi.advanceTimersByTimeAsync(5_000 + notified)
  expect(calls()).toBe(3)
  stop()
})

test('on a slow network it is tried again after 10 s', async () => {
  const { calls, stop } = await open(respondUnavailable, slow)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(calls()).toBe(1)
  await vi.advanceTimersByTimeAsync(notified)
  expect(calls()).toBe(2)
  stop()
})

test('what is not there is not asked for again', async () => {
  const { calls, stop } = await open(missing)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls()).toBe(1)
  stop()
})

test('what nobody shows any more is not tried again', async () => {
  const { store, calls, stop } = await open(respondUnavailable)
  store.dispatch(api.util.resetApiState())
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls()).toBe(1)
  stop()
})

test('the numbers of the specification', () => {
  expect([errorRetryDelay(fast), errorRetryDelay(slow)]).toEqual([5_000, 10_000])
  expect([slowHintDelay(fast), slowHintDelay(slow)]).toEqual([3_000, 5_000])
})
