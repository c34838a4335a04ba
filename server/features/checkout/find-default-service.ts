import type { BasketResource, ShippingServiceResource } from '../../upstream/resources/basket.ts'

/**
 * The service that an open basket has until the shopper chooses one: the first that needs no day. Every step shows the
 * total with it (`ShippingQuoteQuery`), and the order uses it.
 */
export const findDefaultService = (
  { status, shipping }: BasketResource,
  services: readonly ShippingServiceResource[],
): string | undefined =>
  status === 'open' && !shipping ? services.find(({ needsDate }) => !needsDate)?.code : undefined
