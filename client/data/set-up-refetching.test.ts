import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from './api.ts'
import { getErrorRetryMs, getSlowHintMs } from './fetch-defaults.ts'
import { setUpRefetching } from './set-up-refetching.ts'
import { createStore } from './store.ts'
import type { CallResult } from './transport.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Milliseconds until the store has notified its subscribers: it does so in the next frame. */
const notifyDelayMs = 20

const fast = { connection: { effectiveType: '4g' } } as unknown as Navigator
const slowNavigator = { connection: { effectiveType: '2g' } } as unknown as Navigator

/** A store with one subscribed query, and a window that a test can focus. */
const setUpStore = async (
  respond: () => CallResult | Promise<CallResult>,
  { navigator = fast, isReturn = false } = {},
) => {
  const transport = vi.fn(async () => respond())
  const store = createStore({ transport })
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const window = Object.assign(new EventTarget(), { document }) as unknown as Window
  const stop = setUpRefetching(store, { window, navigator, now: Date.now, isReturn })
  store.dispatch(api.endpoints.getHome.initiate({}, { subscriptionOptions: { refetchOnFocus: true } }))
  await vi.advanceTimersByTimeAsync(0)
  const returnToTab = async (afterMs: number) => {
    await vi.advanceTimersByTimeAsync(afterMs)
    window.dispatchEvent(new Event('focus'))
    await vi.advanceTimersByTimeAsync(0)
  }
  return { store, window, calls: () => transport.mock.calls.length, returnToTab, stop }
}

const ok: CallResult = { data: {} }
const respondOk = () => ok
const respondUnavailable = (): CallResult => ({ error: { status: 503, code: 'upstream_unavailable', message: '' } })
const respondNotFound = (): CallResult => ({ error: { status: 404, code: 'not_found', message: '' } })

test('a shown query is refetched when the shopper returns to the tab, at most every 5 s', async () => {
  const { calls, returnToTab, stop } = await setUpStore(respondOk)
  expect(calls()).toBe(1)
  await returnToTab(4_999)
  expect(calls()).toBe(1)
  await returnToTab(1)
  expect(calls()).toBe(2)
  await returnToTab(4_999)
  expect(calls()).toBe(2)
  stop()
})

test('a page from the back-forward cache refetches a query that was running, once that one has ended', async () => {
  const responses: (() => void)[] = []
  const { calls, window, stop } = await setUpStore(() => new Promise((respond) => responses.push(() => respond(ok))))
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await vi.advanceTimersByTimeAsync(0)
  expect(calls()).toBe(1)
  responses[0]!()
  await vi.advanceTimersByTimeAsync(0)
  expect(calls()).toBe(2)
  stop()
})

test('a page that a shopper returns to refetches once a change left running elsewhere has ended', async () => {
  const { calls, window, stop } = await setUpStore(respondOk, { isReturn: true })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(calls()).toBe(2)
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(calls()).toBe(4)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls()).toBe(4)
  stop()
})

test('a query is retried after 5 s when the server was unavailable', async () => {
  const { calls, stop } = await setUpStore(respondUnavailable)
  await vi.advanceTimersByTimeAsync(4_999)
  expect(calls()).toBe(1)
  await vi.advanceTimersByTimeAsync(notifyDelayMs)
  expect(calls()).toBe(2)
  await vi.advanceTimersByTimeAsync(5_000 + notifyDelayMs)
  expect(calls()).toBe(3)
  stop()
})

test('a failed query is retried after 10 s when the network is slow', async () => {
  const { calls, stop } = await setUpStore(respondUnavailable, { navigator: slowNavigator })
  await vi.advanceTimersByTimeAsync(9_999)
  expect(calls()).toBe(1)
  await vi.advanceTimersByTimeAsync(notifyDelayMs)
  expect(calls()).toBe(2)
  stop()
})

test('a query is not retried when the server responded 404', async () => {
  const { calls, stop } = await setUpStore(respondNotFound)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls()).toBe(1)
  stop()
})

test('a failed query is not retried when no component shows it any more', async () => {
  const { store, calls, stop } = await setUpStore(respondUnavailable)
  store.dispatch(api.util.resetApiState())
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls()).toBe(1)
  stop()
})

test('the delays are those of the specification', () => {
  expect([getErrorRetryMs(fast), getErrorRetryMs(slowNavigator)]).toEqual([5_000, 10_000])
  expect([getSlowHintMs(fast), getSlowHintMs(slowNavigator)]).toEqual([3_000, 5_000])
})
