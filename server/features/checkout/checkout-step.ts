import type { CheckoutStep } from '#shared/api/checkout/checkout-schemas.ts'
import type { Basket, ShippingService } from '../../upstream/schemas/basket.ts'

/** Whether the basket knows how it reaches the shopper, and where the bill goes. */
const isDelivered = ({ shipping, deliveryAddress, billingAddress }: Basket, services: readonly ShippingService[]) => {
  const service = services.find(({ code }) => code === shipping?.service)
  if (!service || !shipping || !billingAddress) return false
  return (!service.needsAddress || deliveryAddress !== null) && (!service.needsDate || shipping.date !== null)
}

/** The first step that is not finished. A customer's name and address are known without being asked. */
export const firstUnfinished = (basket: Basket, services: readonly ShippingService[], guest: boolean): CheckoutStep => {
  if (!basket.contact && guest) return 'contact'
  return isDelivered(basket, services) ? 'payment' : 'delivery'
}
