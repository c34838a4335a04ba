import type { OrderAddressResource } from '#shared/wire/contact.ts'
import type { Db } from '../db/connect.ts'
import type { EventSnapshot } from '../db/order-schema.ts'
import { claimOrder } from '../store/orders/order-claims.ts'
import { countUserOrders, findOrder, type OrderLineRecord, type OrderRecord } from '../store/orders/orders.ts'
import { refundOrder } from '../store/orders/refund-order.ts'
import type { UserRow } from '../db/account-schema.ts'
import { toJsonColumn } from '../db/stored-json.ts'
import { findUserByEmail } from '../store/accounts/users.ts'
import { normaliseEmail } from '#shared/wire/normalise-email.ts'
import { addDays, toInstant, toIsoInZone } from '../domain/zoned-time.ts'
import { addressBody } from '../routes/accounts/address-schemas.ts'
import { presentVenue } from '../presenters/present-event.ts'
import { insertPaidPayment } from './insert-paid-payment.ts'
import type { SeedCustomer, SeedOrder } from './seed-content.ts'
import { createOrder } from './create-order.ts'
import { companyTimeZone } from '../domain/time-zones.ts'

const minuteMs = 60_000
const dayMs = 86_400_000

const toOrderAddress = ({ addresses = [] }: SeedCustomer, index: number): OrderAddressResource => {
  const { type: _type, default: _default, defaults: _defaults, ...address } = addressBody.parse(addresses[index])
  return {
    ...address,
    company: address.company ?? null,
    line2: address.line2 ?? null,
    region: address.region ?? null,
    telephone: address.telephone ?? null,
  }
}

/** The event before it was moved. */
const restorePreviousEvent = ({ product, event }: OrderLineRecord): EventSnapshot | null => {
  const now = product?.event
  if (!event || !now) return event
  const shiftMs = now.previous_starts_at ? now.starts_at.getTime() - now.previous_starts_at.getTime() : 0
  const shiftTime = (at: Date) => toIsoInZone(new Date(at.getTime() - shiftMs), now.venue.time_zone)
  return {
    dates: {
      ...event.dates,
      doorsAt: shiftTime(now.doors_at),
      startsAt: shiftTime(now.starts_at),
      endsAt: shiftTime(now.ends_at),
    },
    venue: presentVenue(now.previousVenue ?? now.venue),
  }
}

/** Marks every ticket as scanned in the half hour after doors open, one after the other. */
const markTicketsUsed = async (tx: Db, { lines }: OrderRecord) => {
  for (const { tickets, product } of lines) {
    const doors = product?.event?.doors_at.getTime() ?? 0
    for (const { id, position } of tickets) {
      const used_at = new Date(doors + (9 + position) * minuteMs)
      await tx.updateTable('tickets').set({ status: 'used', used_at }).where('id', '=', id).execute()
    }
  }
}

/**
 * Refunds an order a week after its purchase. Marks the refund as paid, so that the API does not pay it when it starts.
 */
const refundSeededOrder = async (tx: Db, order: OrderRecord, requestedRefund: NonNullable<SeedOrder['refunded']>) => {
  const now = new Date(order.placed_at.getTime() + 7 * dayMs)
  const tickets = order.lines.flatMap((line) => line.tickets.map(({ id }) => id))
  const refunded = await refundOrder(tx, order.id, {
    ...(requestedRefund === 'all' ? {} : { tickets: tickets.slice(-requestedRefund) }),
    reason: null,
    now,
  })
  if (!refunded || !order.transaction_id) throw new Error(`Nothing of ${order.number} can be refunded`)
  await tx.updateTable('refunds').set({ paid_at: now }).where('order_id', '=', order.id).execute()
  await tx
    .updateTable('payment_transactions')
    .set({ refunded: refunded.amount })
    .where('id', '=', order.transaction_id)
    .execute()
  await tx
    .updateTable('sandbox_payments')
    .set({ refunded: refunded.amount })
    .where('transaction_id', '=', order.transaction_id)
    .execute()
}

const seedOrder = async (tx: Db, customer: SeedCustomer, user: UserRow, order: SeedOrder, today: string) => {
  const now = toInstant(addDays(today, -order.daysAgo), '12:00', companyTimeZone)
  const { currency, language = 'en', asGuest = false } = order
  const { firstName, lastName, telephone } = customer
  const { id } = await createOrder(tx, {
    userId: asGuest ? null : user.id,
    contact: { email: user.email, firstName, lastName, telephone },
    billingAddress: toOrderAddress(customer, order.billTo ?? 0),
    deliveryAddress: order.deliverTo === undefined ? null : toOrderAddress(customer, order.deliverTo),
    language,
    currency,
    lines: order.lines,
    promoCodes: order.promoCodes ?? [],
    shipping: order.shipping,
    now,
    pay: (basketId, amount) => insertPaidPayment(tx, { basketId, amount, currency, language, now }),
  })
  if (asGuest) await claimOrder(tx, user.id, id, now)
  const placed = await findOrder(tx, id)
  if (!placed) throw new Error('A seeded order is gone')
  if (order.used) await markTicketsUsed(tx, placed)
  if (order.refunded) await refundSeededOrder(tx, placed, order.refunded)
  for (const line of order.beforeMove ? placed.lines : []) {
    await tx
      .updateTable('order_lines')
      .set({ event: toJsonColumn(restorePreviousEvent(line)) })
      .where('id', '=', line.id)
      .execute()
  }
  await tx.updateTable('order_letters').set({ sent_at: now }).where('order_id', '=', id).execute()
}

/** Seeds the orders of the demo customers. Customers with orders are skipped, and no emails are queued. */
export const seedOrders = async (
  tx: Db,
  customers: SeedCustomer[],
  today: string,
  currencies: readonly string[],
): Promise<void> => {
  for (const customer of customers) {
    const user = await findUserByEmail(tx, normaliseEmail(customer.email))
    if (!user || (await countUserOrders(tx, user.id)) > 0) continue
    for (const order of customer.orders ?? []) {
      if (currencies.includes(order.currency)) await seedOrder(tx, customer, user, order, today)
    }
  }
}
