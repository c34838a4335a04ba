import type { Handlers } from '../../bff/dispatch.ts'
import { AppError } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { LimitKey, Limits } from '../../limits/limits.ts'
import { Secret } from '../../session/vault/secret.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import { toEmailLinkError } from '../../upstream/to-email-link-error.ts'
import { createOrderCalls } from './order-calls.ts'
import { grantOrderAccess } from './grant-order-access.ts'
import type { OrderReader } from './order-reader.ts'

type OrderLinkDeps = { api: Pick<CommerceApi, 'send'>; limits: Limits; orderReader: Pick<OrderReader, 'openOrder'> }

type OrderLinkHandlers = Pick<
  Handlers,
  'openOrderLink' | 'sendOrderLinks' | 'storeDisownToken' | 'getDisownToken' | 'disownOrder'
>

/** Handlers for links in emails that open an order without an account, and for “this was not me”. */
export const createOrderLinkHandlers = ({ api, limits, orderReader }: OrderLinkDeps): OrderLinkHandlers => {
  /** Tokens cannot be guessed; the limit also prevents clients from trying. */
  const useToken = <T>({ clientIp, log }: RequestContext, use: () => Promise<T>) => {
    const limitKeys: LimitKey[] = [{ limit: 'orderLookupIp', subject: clientIp }]
    return limits.consumeForGuess(limitKeys, log, () =>
      use().catch((error: unknown) => {
        throw toEmailLinkError(error)
      }),
    )
  }

  return {
    openOrderLink: async ({ token }, context) => {
      const { id } = await useToken(context, () => createOrderCalls(api, context).openLink({ token }))
      await grantOrderAccess(orderReader, context, { id, key: token })
      return { id }
    },

    sendOrderLinks: async ({ email }, context) => {
      const { clientIp, log } = context
      await limits.consume([{ limit: 'orderLookupIp', subject: clientIp }], log)
      // An attacker can use up this limit, so it must not reject the request. The last email that was sent contains the
      // links.
      if (await limits.tryConsume([{ limit: 'orderLookupAccount', email }], log))
        await createOrderCalls(api, context).sendLinks({ email })
      return {}
    },

    storeDisownToken: async ({ token }, { session }) => {
      await session.storeEmailLink('orderDisownment', { email: '', token: new Secret(token, 'link token') })
      return {}
    },

    getDisownToken: async (_input, { session }) => ({
      pending: (await session.readEmailLink('orderDisownment')) !== undefined,
    }),

    disownOrder: async (_input, context) => {
      const link = await context.session.readEmailLink('orderDisownment')
      if (!link) throw new AppError(404, 'not_found', 'There is no link to follow.')
      const response = await useToken(context, () =>
        createOrderCalls(api, context).disownOrder({ token: link.token.reveal() }),
      )
      await context.session.storeEmailLink('orderDisownment', undefined)
      return response
    },
  }
}
