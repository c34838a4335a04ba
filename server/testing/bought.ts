import { buy } from '#reference-api/testing/buy.ts'
import type { startCommerceApi } from './start-commerce-api.ts'

type Api = Pick<Awaited<ReturnType<typeof startCommerceApi>>, 'db'>

/**
 * An order at the commerce API, made by what makes orders there; two standing tickets unless the test says otherwise.
 */
export const bought = (api: Api, wanted: Parameters<typeof buy>[1] = {}) => buy(api.db, wanted)
