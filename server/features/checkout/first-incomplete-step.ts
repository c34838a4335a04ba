import type { CheckoutStep } from '#shared/api/checkout/checkout-steps.ts'
import type { BasketResource, ShippingServiceResource } from '../../upstream/resources/basket.ts'

/** Whether delivery and billing are complete. Only a service that sends goods needs addresses. */
const hasDeliveryDetails = (
  { shipping, deliveryAddress, billingAddress }: BasketResource,
  services: readonly ShippingServiceResource[],
) => {
  const service = services.find(({ code }) => code === shipping?.service)
  if (!service || !shipping || (service.needsDate && shipping.date === null)) return false
  return !service.needsAddress || (deliveryAddress !== null && billingAddress !== null)
}

/** The first incomplete step. A customer's contact comes from the account. */
export const findFirstIncompleteStep = (
  basket: BasketResource,
  services: readonly ShippingServiceResource[],
  guest: boolean,
): CheckoutStep => {
  if (!basket.contact && guest) return 'contact'
  return hasDeliveryDetails(basket, services) ? 'payment' : 'delivery'
}
