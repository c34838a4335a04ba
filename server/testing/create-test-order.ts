import { placeTestOrder } from '#reference-api/testing/place-test-order.ts'
import type { RunningApi } from '#reference-api/start.ts'

type Api = Pick<RunningApi, 'db'>

/** An order placed at the commerce API; two standing tickets by default. */
export const createTestOrder = (api: Api, options: Parameters<typeof placeTestOrder>[1] = {}) =>
  placeTestOrder(api.db, options)
