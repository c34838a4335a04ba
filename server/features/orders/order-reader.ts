import type * as contract from '#shared/api/orders/orders-schemas.ts'
import { AppError } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { Secret } from '../../session/vault/secret.ts'
import { hasStatus, type CommerceApi } from '../../upstream/commerce-api.ts'
import { readCountries } from '../../upstream/read-countries.ts'
import type { Order } from '../../upstream/schemas/orders.ts'
import { createOrderCalls } from './order-calls.ts'
import { viewOrder } from './order-view.ts'

/** An order and what opens it: nothing but the customer's token where it is their own. */
export type OpenedOrder = { order: Order; key: Secret | undefined }

const notThere = () => new AppError(404, 'not_found', 'There is no such order.')

const unlessMissing = (error: unknown) => {
  if (hasStatus(error, 401, 403, 404)) return undefined
  throw error
}

/** Reads orders for whoever may see them: the customer whose they are, or the session that bought or looked one up. */
export const createOrderReader = (api: Pick<CommerceApi, 'send' | 'read'>) => {
  const openOwn = async (context: RequestContext, id: string) => {
    const claims = await context.session.claims()
    if (!claims || claims.guest_user) return undefined
    return createOrderCalls(api, context).readOwn(id).catch(unlessMissing)
  }

  /** As the API has it. 404 for what is somebody else's, the same as for what is not there. */
  const open = async (context: RequestContext, id: string): Promise<OpenedOrder> => {
    const own = await openOwn(context, id)
    if (own) return { order: own, key: undefined }
    const key = (await context.session.purchases()).find(({ order }) => order?.id === id && order.key)?.order?.key
    const order = key && (await createOrderCalls(api, context).readByKey(id, key).catch(unlessMissing))
    if (!order) throw notThere()
    return { order, key }
  }

  return {
    open,

    /** As a shopper sees it. */
    read: async (context: RequestContext, id: string): Promise<contract.Order> => {
      const { language } = context.preferences
      const [{ order, key }, countries] = await Promise.all([open(context, id), readCountries(api, language)])
      const names = new Map(countries.map(({ code, name }) => [code, name]))
      return viewOrder(order, { language, own: key === undefined, country: (code) => names.get(code) ?? code })
    },
  }
}

export type OrderReader = ReturnType<typeof createOrderReader>
