import { expect, test, vi } from 'vitest'
import { createHttpTransport, fillPath } from './http-transport.ts'

const never = new AbortController().signal

const answering = (status: number, body: unknown) => vi.fn<typeof fetch>(async () => Response.json(body, { status }))

test('path parts are filled and encoded, and leave the rest of the input alone', () => {
  expect(fillPath('/events/:slug/related', { slug: 'a/b ?', page: 2 })).toEqual({ path: '/events/a%2Fb%20%3F/related', rest: { page: 2 } })
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
  await createHttpTransport(fetch)({ name: 'changeBasketLine', input: { key: 'k', quantity: 3 } }, never)
  const [address, init] = fetch.mock.calls[0]!
  expect(address).toBe('/bff/basket/lines/k')
  expect(init).toMatchObject({ method: 'PATCH', body: '{"quantity":3}', headers: { 'X-Requested-With': 'stagedoor', 'Content-Type': 'application/json' } })
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
  expect(await createHttpTransport(offline)({ name: 'getHome', input: {} }, never)).toMatchObject({ error: { status: 0 } })
})
