import { z } from 'zod'
import { AccountExport } from '../../wire/extensions/account-data.ts'

const { element: Order } = AccountExport.shape.orders
const { element: Line } = Order.shape.lines
const Event = Line.shape.event.unwrap()
const { totals, shipping, payment } = Order.shape

const ExportedLine = Line.pick({
  type: true,
  sku: true,
  productName: true,
  variantName: true,
  quantity: true,
  refundedQuantity: true,
  extraData: true,
  unitPrice: true,
  total: true,
  discount: true,
  event: true,
  tickets: true,
  vouchers: true,
  gift: true,
  memberships: true,
}).extend({
  event: Event.pick({ dates: true })
    .extend({ venue: Event.shape.venue.pick({ name: true, city: true }) })
    .nullable(),
})

/**
 * An order in the file that customers download. Amounts are in minor units. Contains no codes of tickets and vouchers.
 */
export const ExportedOrder = Order.pick({
  number: true,
  status: true,
  placedAt: true,
  language: true,
  currency: true,
  contact: true,
  billingAddress: true,
  deliveryAddress: true,
  lines: true,
  promotions: true,
  shipping: true,
  totals: true,
  payment: true,
}).extend({
  lines: z.array(ExportedLine),
  shipping: shipping.unwrap().pick({ name: true, date: true, total: true }).nullable(),
  totals: totals.omit({ quantity: true }),
  payment: payment
    .unwrap()
    .pick({ provider: true, status: true, amount: true, refunded: true, paidAt: true })
    .nullable(),
})
