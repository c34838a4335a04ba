import { placeTestOrder } from '#reference-api/testing/place-test-order.ts'
import type { startCommerceApi } from './start-commerce-api.ts'

type Api = Pick<Awaited<ReturnType<typeof startCommerceApi>>, 'db'>

/**
 * An order at the commerce API, made by what makes orders there; two standing tickets unless the test says otherwise.
 */
export const createOrder = (api: Api, options: Parameters<typeof placeTestOrder>[1] = {}) =>
  placeTestOrder(api.db, options)
