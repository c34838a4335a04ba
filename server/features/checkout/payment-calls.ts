import type { PaymentTransactionAction, PaymentTransactionBody } from '#shared/wire/payment.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import { OrderReference, type Basket } from '../../upstream/schemas/basket.ts'
import { PaymentTransaction } from '../../upstream/schemas/payment.ts'

/** The calls about paying. None takes a signal: a shopper who leaves has still paid. */
export const createPaymentCalls = (api: Pick<CommerceApi, 'send'>, { session, preferences }: RequestContext) => {
  const { language } = preferences
  return {
    begin: (body: PaymentTransactionBody) =>
      session.authorised((token) =>
        api.send({ method: 'POST', path: '/payment-transactions', body, token, language, answer: PaymentTransaction }),
      ),

    confirm: (id: string) =>
      session.authorised((token) => {
        const body: PaymentTransactionAction = { action: 'confirm' }
        return api.send({
          method: 'PUT',
          path: `/payment-transactions/${encodeURIComponent(id)}`,
          body,
          token,
          language,
          answer: PaymentTransaction,
        })
      }),

    /** The order of a confirmed basket that costs nothing; again, the same. */
    convert: (basket: Basket) =>
      session.authorised((token) =>
        api.send({
          method: 'POST',
          path: `/baskets/${encodeURIComponent(basket.id)}/convert`,
          body: {},
          token,
          language,
          answer: OrderReference,
        }),
      ),
  }
}

export type PaymentCalls = ReturnType<typeof createPaymentCalls>
