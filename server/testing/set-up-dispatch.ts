import { afterAll, beforeAll } from 'vitest'
import { startFixtureApi } from '#reference-api/testing/start-fixture-api.ts'
import { createDispatch, type Dispatch, type Handlers } from '../bff/dispatch.ts'
import { createSilentCommerceApi } from './create-silent-commerce-api.ts'

type Upstream = Awaited<ReturnType<typeof startFixtureApi>>
type CommerceApi = ReturnType<typeof createSilentCommerceApi>

/**
 * Registers hooks that start a reference API, and returns a dispatch to some handlers that call it. There is no HTTP
 * between the test and the handlers.
 */
export const setUpDispatch = (
  fixture: Parameters<typeof startFixtureApi>[0],
  createHandlers: (api: CommerceApi) => Partial<Handlers>,
): { dispatch: Dispatch; getUpstream: () => Upstream } => {
  let upstream: Upstream
  let api: CommerceApi
  let dispatch: Dispatch

  beforeAll(async () => {
    upstream = await startFixtureApi(fixture)
    api = createSilentCommerceApi(upstream.url, { dataCacheSeconds: 60 })
    dispatch = createDispatch(createHandlers(api) as Handlers)
  })
  afterAll(async () => {
    await api?.close()
    await upstream?.close()
  })
  return { dispatch: (...request) => dispatch(...request), getUpstream: () => upstream }
}
