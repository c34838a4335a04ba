import type { PaymentTransactionAction, PaymentTransactionBody } from '#shared/wire/payment.ts'
import { OrderReference } from '#shared/wire/order-reference.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import { type BasketResource } from '../../upstream/resources/basket.ts'
import { PaymentTransactionResource } from './payment-resources.ts'

/**
 * Calls the API for payments. No call gets an abort signal, because a payment counts even when the shopper disconnects.
 */
export const createPaymentCalls = (api: Pick<CommerceApi, 'send'>, { session, preferences }: RequestContext) => {
  const { language } = preferences
  return {
    createTransaction: (body: PaymentTransactionBody) =>
      session.withAccessToken((token) =>
        api.send({
          method: 'POST',
          path: '/payment-transactions',
          body,
          token,
          language,
          schema: PaymentTransactionResource,
        }),
      ),

    confirmTransaction: (id: string) =>
      session.withAccessToken((token) => {
        const body: PaymentTransactionAction = { action: 'confirm' }
        return api.send({
          method: 'PUT',
          path: `/payment-transactions/${encodeURIComponent(id)}`,
          body,
          token,
          language,
          schema: PaymentTransactionResource,
        })
      }),

    /** Creates the order of a confirmed basket that costs nothing; idempotent. */
    convertBasket: (basket: BasketResource) =>
      session.withAccessToken((token) =>
        api.send({
          method: 'POST',
          path: `/baskets/${encodeURIComponent(basket.id)}/convert`,
          body: {},
          token,
          language,
          schema: OrderReference,
        }),
      ),
  }
}

export type PaymentCalls = ReturnType<typeof createPaymentCalls>
