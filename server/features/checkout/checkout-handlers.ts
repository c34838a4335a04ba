import type { Checkout } from '#shared/api/checkout/checkout-schemas.ts'
import type { Handlers } from '../../bff/dispatch.ts'
import type { LockedContext } from '../../http/locked-context.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { getServerTexts } from '../../presentation/server-texts.ts'
import { isClientError, type CommerceApi } from '../../upstream/commerce-api.ts'
import { fetchCountries } from '../../upstream/fetch-countries.ts'
import { AddressCollection } from '../../upstream/resources/addresses.ts'
import type { BasketResource } from '../../upstream/resources/basket.ts'
import { createSubmissionId } from './idempotency.ts'
import { toCheckoutBody, toCheckoutError, type CheckoutInput } from './checkout-body.ts'
import { presentCheckout } from './present-checkout.ts'
import { createCompletePayment, type CompletePaymentDeps } from './complete-payment.ts'
import { emptyBasketError } from './empty-basket-error.ts'
import { createPlaceOrder, type PlaceOrderDeps } from './place-order.ts'

type CheckoutHandlers = Pick<
  Handlers,
  'getCheckout' | 'saveCheckout' | 'placeOrder' | 'reopenCheckout' | 'completePayment'
>

type CheckoutDeps = PlaceOrderDeps & CompletePaymentDeps & { api: Pick<CommerceApi, 'send' | 'readCached' | 'has'> }

export const createCheckoutHandlers = (deps: CheckoutDeps): CheckoutHandlers => {
  const { api, baskets } = deps

  /** Reads the signed-in customer and their addresses. For a guest, the customer is undefined and the book empty. */
  const readCustomer = async ({ session, preferences, signal }: RequestContext) => {
    const claims = await session.getClaims()
    if (!claims || claims.guest_user) return { customer: undefined, book: [] }
    const { language } = preferences
    const addressBook = await session.withAccessToken((token) =>
      api.send({ method: 'GET', path: '/users-addresses', token, language, signal, schema: AddressCollection }),
    )
    return { customer: claims, book: addressBook['hydra:member'] }
  }

  /** The delivery step shows why the API refuses to list its services. */
  const fetchServices = async (context: RequestContext, basket: BasketResource) => {
    try {
      const services = basket.shippingServices ?? (await baskets.fetchShippingServices(context, basket))
      return { services, servicesError: undefined }
    } catch (error) {
      if (!isClientError(error)) throw error
      const { requestRejected } = getServerTexts(context.preferences.language)
      return { services: [], servicesError: error.message || requestRejected }
    }
  }

  /** Throws 409 when the basket is empty. */
  const loadCheckout = async (context: RequestContext, stored: BasketResource | undefined): Promise<Checkout> => {
    const { preferences } = context
    if (!stored || stored.lines.length === 0) throw emptyBasketError(preferences.language)
    const isQuoted = stored.shippingServices !== undefined || !api.has('shipping-quotes')
    const basket = isQuoted ? stored : await baskets.fetchQuoted(context, stored)
    const { services, servicesError } = await fetchServices(context, basket)
    const [presentedBasket, countries, { customer, book: addressBook }] = await Promise.all([
      // Presenting may need the services, too.
      baskets.present(context, servicesError === undefined ? { ...basket, shippingServices: services } : basket),
      fetchCountries(api, preferences.language),
      readCustomer(context),
    ])
    return presentCheckout({
      basket,
      presentedBasket,
      services,
      servicesError,
      addressBook,
      countries,
      customer,
      preferences,
      attempt: createSubmissionId(basket),
    })
  }

  const saveInput = async (context: LockedContext, input: CheckoutInput): Promise<BasketResource | undefined> => {
    const basket = await baskets.readActive(context)
    if (!basket) return undefined
    const isEmpty = basket.lines.length === 0
    // An empty basket has no shipping services. It keeps the contact and addresses for when its tickets are held again.
    const { shipping, guestNames, ...details } = input
    const lines = guestNames && baskets.nameGuests(basket, guestNames)
    const body = {
      ...toCheckoutBody(isEmpty ? details : input, {
        basket,
        ...(await readCustomer(context)),
        language: context.preferences.language,
      }),
      ...(lines && { lines }),
    }
    if (Object.keys(body).length === 0) return basket
    return baskets.updateBasket(context, basket, body).catch((error: unknown) => {
      throw toCheckoutError(error, input)
    })
  }

  return {
    getCheckout: (_input, context) => baskets.withQuotedBasket(context, loadCheckout),

    saveCheckout: (input, context) =>
      baskets.withLock(context, async (locked) => loadCheckout(locked, await saveInput(locked, input))),

    reopenCheckout: (_input, context) =>
      baskets.withLock(context, async (locked) => {
        const basket = await baskets.readActive(locked)
        return loadCheckout(
          locked,
          basket?.status === 'confirmed' ? await baskets.reopenBasket(locked, basket) : basket,
        )
      }),

    placeOrder: createPlaceOrder(deps),

    completePayment: createCompletePayment(deps),
  }
}
