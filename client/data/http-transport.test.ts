import { afterEach, expect, test, vi } from 'vitest'
import { createHttpTransport, fillPath } from './http-transport.ts'

afterEach(() => void vi.useRealTimers())

const never = new AbortController().signal

const answering = (status: number, body: unknown) => vi.fn<typeof fetch>(async () => Response.json(body, { status }))

test('path parts are filled and encoded, and leave the rest of the input alone', () => {
  expect(fillPath('/events/:slug/related', { slug: 'a/b ?', page: 2 })).toEqual({
    path: '/events/a%2Fb%20%3F/related',
    rest: { page: 2 },
  })
})

test('a query goes out as GET with its input in the address', async () => {
  const fetch = answering(200, { events: [] })
  const result = await createHttpTransport(fetch)({ name: 'getEvents', input: { page: 2, venue: undefined } }, never)
  expect(result).toEqual({ data: { events: [] } })
  expect(fetch.mock.calls[0]![0]).toBe('/bff/events?page=2')
  expect(fetch.mock.calls[0]![1]).not.toHaveProperty('body')
})

test('a change goes out as JSON with the header that other sites cannot send', async () => {
  const fetch = answering(200, {})
  await createHttpTransport(fetch)({ name: 'updateBasketLine', input: { key: 'k', quantity: 3 } }, never)
  const [address, init] = fetch.mock.calls[0]!
  expect(address).toBe('/bff/basket/lines/k')
  expect(init).toMatchObject({
    method: 'PATCH',
    body: '{"quantity":3}',
    headers: { 'X-Requested-With': 'stagedoor', 'Content-Type': 'application/json' },
  })
})

test('a page whose address decides its language asks in that language', async () => {
  const fetch = answering(200, {})
  await createHttpTransport(fetch, 'de')({ name: 'getHome', input: {} }, never)
  expect(fetch.mock.calls[0]![0]).toBe('/bff/home?lng=de')
})

test('an error of the shop stays what it is', async () => {
  const error = { status: 422, code: 'rejected', message: 'Only 3 tickets are left.', requestId: 'r' }
  expect(await createHttpTransport(answering(422, error))({ name: 'addToBasket', input: {} }, never)).toEqual({ error })
})

test('an answer that is not ours, and no answer at all, become an error instead of an exception', async () => {
  const foreign = await createHttpTransport(answering(502, { hello: 'proxy' }))({ name: 'getHome', input: {} }, never)
  expect(foreign).toMatchObject({ error: { status: 502, code: 'upstream_unavailable' } })
  const offline = vi.fn<typeof fetch>(async () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await createHttpTransport(offline)({ name: 'getHome', input: {} }, never)).toMatchObject({
    error: { status: 0 },
  })
})

const changed = { status: 409, code: 'conflict', message: 'The session has changed. Please try again.' }

test('a call that another tab overtook by signing in or out is made once more, a moment later', async () => {
  vi.useFakeTimers()
  const fetch = vi.fn<typeof globalThis.fetch>()
  fetch
    .mockResolvedValueOnce(Response.json(changed, { status: 409 }))
    .mockResolvedValueOnce(Response.json({ count: 1 }))
  const result = createHttpTransport(fetch)({ name: 'addToBasket', input: { items: [] } }, never)
  await vi.advanceTimersByTimeAsync(200)
  expect(fetch).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(await result).toEqual({ data: { count: 1 } })
  expect(fetch.mock.calls[1]).toEqual(fetch.mock.calls[0])
})

test('and no third time, nor when nobody waits for it any more', async () => {
  vi.useFakeTimers()
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(changed, { status: 409 }))
  const call = { name: 'getBasket', input: {} } as const
  const twice = createHttpTransport(fetch)(call, never)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await twice).toEqual({ error: changed })
  expect(fetch).toHaveBeenCalledTimes(2)

  const left = new AbortController()
  const once = createHttpTransport(fetch)(call, left.signal)
  left.abort()
  await vi.advanceTimersByTimeAsync(5_000)
  await once
  expect(fetch).toHaveBeenCalledTimes(3)
})
