import type { BasketResource, ShippingServiceResource } from '../../upstream/resources/basket.ts'

/**
 * The first service that needs no day, for an open basket without a chosen one: every step shows the total with it, and
 * the order has it unless the shopper chooses another.
 */
export const findDefaultService = (
  { status, shipping }: BasketResource,
  services: readonly ShippingServiceResource[],
): string | undefined =>
  status === 'open' && !shipping ? services.find(({ needsDate }) => !needsDate)?.code : undefined
