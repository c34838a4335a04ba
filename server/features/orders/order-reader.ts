import type * as contract from '#shared/api/orders/orders-schemas.ts'
import { AppError } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { Secret } from '../../session/vault/secret.ts'
import { hasStatus, type CommerceApi } from '../../upstream/commerce-api.ts'
import { fetchCountries } from '../../upstream/fetch-countries.ts'
import type { OrderResource } from './order-resources.ts'
import { createOrderCalls } from './order-calls.ts'
import { presentOrder } from './present-order.ts'

/** `key` gives access to the order without an account; undefined when the customer owns the order. */
export type OpenedOrder = { order: OrderResource; key: Secret | undefined }

const orderNotFound = () => new AppError(404, 'not_found', 'There is no such order.')

const undefinedIfInaccessible = (error: unknown) => {
  if (hasStatus(error, 401, 403, 404)) return undefined
  throw error
}

/** Reads an order for its customer, or for the session that bought it, looked it up or opened its link. */
export const createOrderReader = (api: Pick<CommerceApi, 'send' | 'readCached' | 'has'>, now: () => number) => {
  const openOwnOrder = async (context: RequestContext, id: string) => {
    const claims = await context.session.getClaims()
    // An API without keys of guest orders can only know a guest by the token.
    if (!claims || (claims.guest_user && api.has('guest-orders'))) return undefined
    return createOrderCalls(api, context).fetchOwnOrder(id).catch(undefinedIfInaccessible)
  }

  /**
   * The session's keys of an order, newest first. An older key is invalid when an account has claimed the order since;
   * a link that the session opened later is newer.
   */
  const listKeys = async ({ session }: RequestContext, id: string): Promise<Secret[]> =>
    (await session.listPurchases()).flatMap(({ order }) => (order?.id === id && order.key ? [order.key] : []))

  /** Throws the same 404 for another shopper's order and for an unknown one. */
  const openOrder = async (context: RequestContext, id: string): Promise<OpenedOrder> => {
    const accountOrder = await openOwnOrder(context, id)
    if (accountOrder) return { order: accountOrder, key: undefined }
    const calls = createOrderCalls(api, context)
    for (const key of await listKeys(context, id)) {
      const read = api.has('guest-orders') ? calls.fetchOrderByKey(id, key) : calls.fetchOrderOfBasket(key)
      const order = await read.catch(undefinedIfInaccessible)
      if (order) return { order, key }
    }
    throw orderNotFound()
  }

  return {
    openOrder,

    readOrder: async (context: RequestContext, id: string): Promise<contract.Order> => {
      const { language } = context.preferences
      const [{ order, key }, countries] = await Promise.all([openOrder(context, id), fetchCountries(api, language)])
      const names = new Map(countries.map(({ code, name }) => [code, name]))
      return presentOrder(order, {
        language,
        now: now(),
        isAccountOrder: key === undefined,
        canBeClaimed: api.has('guest-orders'),
        getCountryName: (code) => names.get(code) ?? code,
      })
    },
  }
}

export type OrderReader = ReturnType<typeof createOrderReader>
