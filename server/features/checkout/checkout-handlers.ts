import type { Checkout } from '#shared/api/checkout/checkout-schemas.ts'
import type { Handlers } from '../../bff/dispatch.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import { readCountries } from '../../upstream/read-countries.ts'
import { AddressCollection } from '../../upstream/schemas/addresses.ts'
import type { Basket } from '../../upstream/schemas/basket.ts'
import { toAppError } from '../../upstream/to-app-error.ts'
import { newAttempt } from './attempt.ts'
import { bodyOfCheckout, withoutEchoes, type CheckoutInput } from './checkout-body.ts'
import type { CheckoutDesk } from './checkout-desk.ts'
import { viewCheckout } from './checkout-view.ts'
import { createCompletePayment, type CompletePaymentDeps } from './complete-payment.ts'
import { nothingToBuy } from './nothing-to-buy.ts'
import { createPlaceOrder, type PlaceOrderDeps } from './place-order.ts'

type CheckoutHandlers = Pick<
  Handlers,
  'getCheckout' | 'saveCheckout' | 'placeOrder' | 'reopenCheckout' | 'completePayment'
>

type CheckoutDeps = PlaceOrderDeps & CompletePaymentDeps & { api: Pick<CommerceApi, 'send' | 'read'> }

/** From a basket to a paid order. */
export const createCheckoutHandlers = (deps: CheckoutDeps): CheckoutHandlers => {
  const { api, baskets } = deps

  /** Who is signed in, and their addresses; for guests neither. */
  const readCustomer = async ({ session, preferences, signal }: RequestContext) => {
    const claims = await session.claims()
    if (!claims || claims.guest_user) return { customer: undefined, book: [] }
    const { language } = preferences
    const found = await session.authorised((token) =>
      api.send({ method: 'GET', path: '/users-addresses', token, language, signal, answer: AddressCollection }),
    )
    return { customer: claims, book: found['hydra:member'] }
  }

  /** 409 without anything to buy. */
  const show = async (context: RequestContext, desk: CheckoutDesk, basket: Basket | undefined): Promise<Checkout> => {
    const { preferences } = context
    if (!basket || basket.lines.length === 0) throw nothingToBuy(preferences.language)
    const [shown, services, countries, { customer, book }] = await Promise.all([
      desk.show(basket),
      desk.services(basket),
      readCountries(api, preferences.language),
      readCustomer(context),
    ])
    return viewCheckout({
      basket,
      shown,
      services,
      book,
      countries,
      customer,
      preferences,
      attempt: newAttempt(basket),
    })
  }

  const save = async (
    context: RequestContext,
    desk: CheckoutDesk,
    input: CheckoutInput,
  ): Promise<Basket | undefined> => {
    const basket = await desk.read()
    if (!basket || basket.lines.length === 0) return undefined
    const body = bodyOfCheckout(input, {
      basket,
      ...(await readCustomer(context)),
      language: context.preferences.language,
    })
    if (Object.keys(body).length === 0) return basket
    return desk.save(body).catch((error: unknown) => {
      throw withoutEchoes(toAppError(error), input)
    })
  }

  return {
    getCheckout: (_input, context) =>
      baskets.atCheckout(context, async (desk) => show(context, desk, await desk.read())),

    saveCheckout: (input, context) =>
      baskets.atCheckout(context, async (desk) => show(context, desk, await save(context, desk, input))),

    reopenCheckout: (_input, context) =>
      baskets.atCheckout(context, async (desk) => {
        const basket = await desk.read()
        return show(context, desk, basket?.status === 'confirmed' ? await desk.reopen(basket) : basket)
      }),

    placeOrder: createPlaceOrder(deps),

    completePayment: createCompletePayment(deps),
  }
}
