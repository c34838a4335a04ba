import { z } from 'zod'
import { ContentLanguageExtension } from './extensions/content-language.ts'
import { hydraFields } from './hydra.ts'
import { UnitPrice } from './money.ts'
import { unread } from './unread-fields.ts'

/**
 * `GET /baskets/{id}/shipping-services?status=active&itemsPerPage=1000`: the services that can deliver this basket, in
 * the language of the request. `dates` are the days (YYYY-MM-DD) of a service with `needsDate`, otherwise empty.
 */
export const ShippingServiceResource = z.object({
  ...hydraFields('ShippingService'),
  code: z.string(),
  name: z.string(),
  description: z.string(),
  status: unread(z.enum(['active', 'inactive'])),
  price: UnitPrice,
  needsAddress: z.boolean(),
  needsDate: z.boolean(),
  dates: z.array(z.iso.date()),
  ...ContentLanguageExtension.shape,
})
export type ShippingServiceResource = z.infer<typeof ShippingServiceResource>
