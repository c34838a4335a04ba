import { afterEach, expect, test, vi } from 'vitest'
import { createHttpTransport, fillPath } from './http-transport.ts'

afterEach(() => void vi.useRealTimers())

const unabortedSignal = new AbortController().signal

const asGuest = () => undefined

const createFetch = (status: number, body: unknown) => vi.fn<typeof fetch>(async () => Response.json(body, { status }))

test('fillPath encodes the parts of a path and returns the other fields', () => {
  expect(fillPath('/events/:slug/related', { slug: 'a/b ?', page: 2 })).toEqual({
    path: '/events/a%2Fb%20%3F/related',
    rest: { page: 2 },
  })
})

test('the transport sends a query as GET with its input in the URL', async () => {
  const fetch = createFetch(200, { events: [] })
  const result = await createHttpTransport(fetch, asGuest)(
    { name: 'getEvents', input: { page: 2, venue: undefined } },
    unabortedSignal,
  )
  expect(result).toEqual({ data: { events: [] } })
  expect(fetch.mock.calls[0]![0]).toBe('/bff/events?page=2')
  expect(fetch.mock.calls[0]![1]).not.toHaveProperty('body')
})

test('the transport sends a mutation as JSON with the X-Requested-With header', async () => {
  const fetch = createFetch(200, {})
  await createHttpTransport(fetch, asGuest)(
    { name: 'updateBasketLine', input: { key: 'k', quantity: 3 } },
    unabortedSignal,
  )
  const [path, init] = fetch.mock.calls[0]!
  expect(path).toBe('/bff/basket/lines/k')
  expect(init).toMatchObject({
    method: 'PATCH',
    body: '{"quantity":3}',
    headers: { 'X-Requested-With': 'stagedoor', 'Content-Type': 'application/json' },
  })
})

test('the transport sends `lng` when the URL of the page decides its language', async () => {
  const fetch = createFetch(200, {})
  await createHttpTransport(fetch, asGuest, 'de')({ name: 'getHome', input: {} }, unabortedSignal)
  expect(fetch.mock.calls[0]![0]).toBe('/bff/home?lng=de')
})

test('the transport returns an API error unchanged', async () => {
  const error = { status: 422, code: 'rejected', message: 'Only 3 tickets are left.', requestId: 'r' }
  expect(
    await createHttpTransport(createFetch(422, error), asGuest)({ name: 'addToBasket', input: {} }, unabortedSignal),
  ).toEqual({ error })
})

test('the transport returns an error when a response is missing or not from the shop', async () => {
  const foreign = await createHttpTransport(createFetch(502, { hello: 'proxy' }), asGuest)(
    { name: 'getHome', input: {} },
    unabortedSignal,
  )
  expect(foreign).toMatchObject({ error: { status: 502, code: 'upstream_unavailable' } })
  const offline = vi.fn<typeof fetch>(async () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await createHttpTransport(offline, asGuest)({ name: 'getHome', input: {} }, unabortedSignal)).toMatchObject({
    error: { status: 0 },
  })
})

const changed = { status: 409, code: 'conflict', message: 'The session has changed. Please try again.' }

test('the transport repeats a call once, 300 ms later, when another tab has changed the session', async () => {
  vi.useFakeTimers()
  const fetch = vi.fn<typeof globalThis.fetch>()
  fetch
    .mockResolvedValueOnce(Response.json(changed, { status: 409 }))
    .mockResolvedValueOnce(Response.json({ count: 1 }))
  const result = createHttpTransport(fetch, asGuest)({ name: 'addToBasket', input: { items: [] } }, unabortedSignal)
  await vi.advanceTimersByTimeAsync(200)
  expect(fetch).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(await result).toEqual({ data: { count: 1 } })
  expect(fetch.mock.calls[1]).toEqual(fetch.mock.calls[0])
})

test('the transport neither calls a third time nor repeats an aborted call', async () => {
  vi.useFakeTimers()
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(changed, { status: 409 }))
  const call = { name: 'getBasket', input: {} } as const
  const twice = createHttpTransport(fetch, asGuest)(call, unabortedSignal)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await twice).toEqual({ error: changed })
  expect(fetch).toHaveBeenCalledTimes(2)

  const left = new AbortController()
  const once = createHttpTransport(fetch, asGuest)(call, left.signal)
  left.abort()
  await vi.advanceTimersByTimeAsync(5_000)
  await once
  expect(fetch).toHaveBeenCalledTimes(3)
})

test.each([
  ['another customer', { guest: false, id: 'user-2', basketCount: 0 }, 2],
  ['a guest', { guest: true, basketCount: 0 }, 2],
  ['the same customer', { guest: false, id: 'user-1', basketCount: 0 }, 3],
])('the call of a customer whose session has changed to %s', async (_who, session, calls) => {
  vi.useFakeTimers()
  const fetch = vi.fn<typeof globalThis.fetch>()
  fetch
    .mockResolvedValueOnce(Response.json(changed, { status: 409 }))
    .mockResolvedValueOnce(Response.json(session))
    .mockResolvedValueOnce(Response.json({}))
  const transport = createHttpTransport(fetch, () => 'user-1')
  const result = transport({ name: 'removeAddresses', input: { ids: ['a-1'] } }, unabortedSignal)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await result).toEqual(calls === 3 ? { data: {} } : { error: changed })
  expect(fetch).toHaveBeenCalledTimes(calls)
})
