import { servicesFor } from '../../store/baskets/shipping-services.ts'
import { splitGross } from '../../domain/orders/amounts.ts'
import { shippingRate } from '../../domain/orders/pricing.ts'
import { collection } from '../../http/collection.ts'
import { defineRoute } from '../../http/define-route.ts'
import { basketPath } from './basket-schemas.ts'
import { hydraCollection } from '../../http/hydra-schemas.ts'
import { shippingServiceResource, shippingServicesQuery } from './promotion-schemas.ts'
import { existingBasket, pricedFor } from './basket-answer.ts'

const readServices = defineRoute({
  method: 'get',
  path: '/baskets/{id}/shipping-services',
  tag: 'Baskets',
  summary: 'How this basket may reach the shopper, and what that costs',
  access: 'token',
  params: basketPath,
  query: shippingServicesQuery,
  response: hydraCollection(shippingServiceResource),
  refusals: [404],
  handle: async ({ params: { id }, query: { status, page, itemsPerPage } }, call) => {
    const basket = await existingBasket(call, id)
    const { lines } = await pricedFor(call, basket)
    const taxRate = shippingRate([...lines.values()].map(({ unitPrice }) => unitPrice))
    const services = servicesFor(basket, call.now()).filter(
      (service) => status === undefined || service.status === status,
    )
    const shown = services
      .slice((page - 1) * itemsPerPage, page * itemsPerPage)
      .map(({ gross, name, description, ...service }) => ({
        '@id': `/shipping-services/${service.code}`,
        '@type': 'ShippingService' as const,
        ...service,
        name: name[call.locale],
        description: description[call.locale],
        price: { net: splitGross(gross, taxRate).net, gross, taxRate },
      }))
    return collection('ShippingService', call, shown, { page, itemsPerPage, total: services.length })
  },
})

export const shippingRoutes = [readServices]
