import { RouterContextProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { appContext, type AppContext } from './app-context.ts'
import { loadQuery, prefetchQuery } from './route-data.ts'
import { createStore } from '../data/store.ts'
import type { CallResult } from '../data/transport.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const createLoaderContext = (...responses: CallResult[]) => {
  const transport = vi.fn(async () => responses[Math.min(transport.mock.calls.length - 1, responses.length - 1)]!)
  const store = createStore({ transport })
  const app = { store } as unknown as AppContext
  return { transport, context: new RouterContextProvider(new Map([[appContext, app]])) }
}

test('loadQuery returns cached data, and refetches it once it is older than 2 s', async () => {
  const { transport, context } = createLoaderContext({ data: { title: 'first' } }, { data: { title: 'second' } })
  expect(await loadQuery(context, 'getHome', {})).toEqual({ title: 'first' })
  await vi.advanceTimersByTimeAsync(2_000)
  await loadQuery(context, 'getHome', {})
  expect(transport).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await loadQuery(context, 'getHome', {})).toEqual({ title: 'first' })
  expect(transport).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(0)
  expect(await loadQuery(context, 'getHome', {})).toEqual({ title: 'second' })
})

test('loadQuery throws a response with the status when the API responds with an error', async () => {
  const { context } = createLoaderContext({ error: { status: 404, code: 'not_found', message: 'gone' } })
  await expect(loadQuery(context, 'getEvent', { slug: 'x' })).rejects.toMatchObject({ init: { status: 404 } })
})

test('loadQuery redirects to the sign-in page with a return path when the API responds 401', async () => {
  const { context } = createLoaderContext({ error: { status: 401, code: 'unauthenticated', message: '' } })
  const request = new Request('http://shop.example/account/orders?page=2')
  const thrown = await loadQuery(context, 'getSession', {}, request).catch((error: unknown) => error)
  expect((thrown as Response).headers.get('Location')).toBe('/sign-in?returnTo=%2Faccount%2Forders%3Fpage%3D2')
})

test('prefetchQuery resolves once its data is in the store, and when the query fails', async () => {
  const { context } = createLoaderContext(
    { data: { title: 'first' } },
    { error: { status: 500, code: 'internal', message: '' } },
  )
  await prefetchQuery(context, 'getHome', {})
  expect(await loadQuery(context, 'getHome', {})).toEqual({ title: 'first' })
  await expect(prefetchQuery(context, 'getEvent', { slug: 'x' })).resolves.toMatchObject({ isError: true })
})
