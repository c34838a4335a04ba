import { z } from 'zod'
import * as tickets from '#shared/wire/extensions/tickets.ts'
import * as wire from '#shared/wire/orders.ts'
import { EventVenue, Media } from '../../upstream/resources/catalogue.ts'
import { createCollectionMembersSchema } from '../../upstream/resources/create-collection-members-schema.ts'
import { redefineFields } from '../../upstream/resources/redefine-fields.ts'

const OrderedEventResource = wire.OrderedEventResource.extend({
  venue: EventVenue,
  previousVenue: EventVenue.nullable(),
})
export type OrderedEventResource = z.infer<typeof OrderedEventResource>

const TicketResource = redefineFields(tickets.TicketResource.omit({ '@id': true, '@type': true }), {
  code: z.string().min(1),
})
export type TicketResource = z.infer<typeof TicketResource>

const lineFields = {
  quantity: z.int().positive(),
  media: Media.nullable(),
  event: OrderedEventResource.nullable(),
}

const OrderLineResource = redefineFields(wire.OrderLineResource, {
  ...lineFields,
  unitPrice: wire.OrderLineResource.shape.unitPrice.pick({ gross: true, taxRate: true }),
  tickets: z.array(TicketResource),
})
export type OrderLineResource = z.infer<typeof OrderLineResource>

/** `GET /orders/{id}`, without the order key. */
export const OrderResource = wire.OrderResource.pick({
  id: true,
  number: true,
  status: true,
  placedAt: true,
  currency: true,
  contact: true,
  billingAddress: true,
  deliveryAddress: true,
  promotions: true,
  totals: true,
  ownedByAccount: true,
  documentNumber: true,
}).extend({
  lines: z.array(OrderLineResource),
  shipping: wire.OrderResource.shape.shipping.unwrap().omit({ service: true }).nullable(),
  payment: wire.OrderResource.shape.payment.unwrap().pick({ status: true, amount: true, refunded: true }).nullable(),
})
export type OrderResource = z.infer<typeof OrderResource>

const OrderSummaryResource = wire.OrderSummaryResource.omit({ '@id': true, '@type': true }).extend({
  lines: z.array(redefineFields(wire.OrderSummaryResource.shape.lines.element, lineFields)),
})
export type OrderSummaryResource = z.infer<typeof OrderSummaryResource>

/** `GET /users-orders` */
export const OrderCollection = createCollectionMembersSchema(OrderSummaryResource)
