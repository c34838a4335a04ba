import { z } from 'zod'
import { createCollectionSchema } from '#shared/wire/hydra.ts'
import { ShippingServiceResource } from '#shared/wire/shipping-services.ts'
import { getOfferedServices } from '../../store/baskets/offered-services.ts'
import { presentShippingServices } from '../../presenters/present-basket.ts'
import { createCollection } from '../../http/create-collection.ts'
import { defineRoute } from '../../http/define-route.ts'
import { basketParams } from './basket-schemas.ts'
import { requireBasket, priceForCaller } from './basket-access.ts'

const shippingServicesQuery = z.object({
  status: z.enum(['active', 'inactive']).optional(),
  page: z.coerce.number().int().min(1).default(1),
  itemsPerPage: z.coerce.number().int().min(1).max(1000).default(30),
})

const readServices = defineRoute({
  method: 'get',
  path: '/baskets/{id}/shipping-services',
  tag: 'Baskets',
  summary: 'Shipping services for the basket, with prices',
  access: 'token',
  params: basketParams,
  query: shippingServicesQuery,
  response: createCollectionSchema(ShippingServiceResource),
  errorStatuses: [404],
  handle: async ({ params: { id }, query: { status, page, itemsPerPage } }, call) => {
    const basket = await requireBasket(call, id)
    const services = getOfferedServices(basket, call.now()).filter(
      (service) => status === undefined || service.status === status,
    )
    const shown = presentShippingServices(
      services.slice((page - 1) * itemsPerPage, page * itemsPerPage),
      await priceForCaller(call, basket),
      call.locale,
    )
    return createCollection('ShippingService', call, shown, { page, itemsPerPage, total: services.length })
  },
})

export const shippingRoutes = [readServices]
