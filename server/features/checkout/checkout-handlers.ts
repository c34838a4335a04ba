import type { Checkout } from '#shared/api/checkout/checkout-schemas.ts'
import type { Handlers } from '../../bff/dispatch.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import { fetchCountries } from '../../upstream/fetch-countries.ts'
import { AddressCollection } from '../../upstream/resources/addresses.ts'
import type { BasketResource } from '../../upstream/resources/basket.ts'
import { toAppError } from '../../upstream/to-app-error.ts'
import { newSubmissionId } from './idempotency.ts'
import { toCheckoutBody, withoutBillingCopies, type CheckoutInput } from './checkout-body.ts'
import type { CheckoutBasket } from './checkout-basket.ts'
import { presentCheckout } from './present-checkout.ts'
import { createCompletePayment, type CompletePaymentDeps } from './complete-payment.ts'
import { emptyBasketError } from './empty-basket-error.ts'
import { createPlaceOrder, type PlaceOrderDeps } from './place-order.ts'

type CheckoutHandlers = Pick<
  Handlers,
  'getCheckout' | 'saveCheckout' | 'placeOrder' | 'reopenCheckout' | 'completePayment'
>

type CheckoutDeps = PlaceOrderDeps & CompletePaymentDeps & { api: Pick<CommerceApi, 'send' | 'readCached'> }

/** From a basket to a paid order. */
export const createCheckoutHandlers = (deps: CheckoutDeps): CheckoutHandlers => {
  const { api, baskets } = deps

  /** Who is signed in, and their addresses; for guests neither. */
  const readCustomer = async ({ session, preferences, signal }: RequestContext) => {
    const claims = await session.getClaims()
    if (!claims || claims.guest_user) return { customer: undefined, book: [] }
    const { language } = preferences
    const found = await session.withAccessToken((token) =>
      api.send({ method: 'GET', path: '/users-addresses', token, language, signal, schema: AddressCollection }),
    )
    return { customer: claims, book: found['hydra:member'] }
  }

  /** 409 without anything to buy. */
  const loadCheckout = async (
    context: RequestContext,
    checkoutBasket: CheckoutBasket,
    basket: BasketResource | undefined,
  ): Promise<Checkout> => {
    const { preferences } = context
    if (!basket || basket.lines.length === 0) throw emptyBasketError(preferences.language)
    const [presentedBasket, services, countries, { customer, book: addressBook }] = await Promise.all([
      checkoutBasket.presentBasket(basket),
      checkoutBasket.fetchShippingServices(basket),
      fetchCountries(api, preferences.language),
      readCustomer(context),
    ])
    return presentCheckout({
      basket,
      presentedBasket,
      services,
      addressBook,
      countries,
      customer,
      preferences,
      attempt: newSubmissionId(basket),
    })
  }

  const saveInput = async (
    context: RequestContext,
    checkoutBasket: CheckoutBasket,
    input: CheckoutInput,
  ): Promise<BasketResource | undefined> => {
    const basket = await checkoutBasket.readActive()
    if (!basket || basket.lines.length === 0) return undefined
    const body = toCheckoutBody(input, {
      basket,
      ...(await readCustomer(context)),
      language: context.preferences.language,
    })
    if (Object.keys(body).length === 0) return basket
    return checkoutBasket.updateBasket(body).catch((error: unknown) => {
      throw withoutBillingCopies(toAppError(error), input)
    })
  }

  return {
    getCheckout: (_input, context) =>
      baskets.withCheckoutBasket(context, async (checkoutBasket) =>
        loadCheckout(context, checkoutBasket, await checkoutBasket.readActive()),
      ),

    saveCheckout: (input, context) =>
      baskets.withCheckoutBasket(context, async (checkoutBasket) =>
        loadCheckout(context, checkoutBasket, await saveInput(context, checkoutBasket, input)),
      ),

    reopenCheckout: (_input, context) =>
      baskets.withCheckoutBasket(context, async (checkoutBasket) => {
        const basket = await checkoutBasket.readActive()
        return loadCheckout(
          context,
          checkoutBasket,
          basket?.status === 'confirmed' ? await checkoutBasket.reopenBasket(basket) : basket,
        )
      }),

    placeOrder: createPlaceOrder(deps),

    completePayment: createCompletePayment(deps),
  }
}
