import { placeTestOrder } from '#reference-api/testing/place-test-order.ts'
import type { RunningApi } from '#reference-api/start.ts'

type Api = Pick<RunningApi, 'db'>

/** Places an order at the commerce API, by default for two standing tickets. */
export const createTestOrder = (api: Api, options: Parameters<typeof placeTestOrder>[1] = {}) =>
  placeTestOrder(api.db, options)
