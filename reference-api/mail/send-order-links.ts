import type { ReferenceApiDeps } from '../http/call.ts'
import type { Locale } from '../domain/locale.ts'
import { presentOrder } from '../presenters/present-order.ts'
import { createOrderToken } from '../store/orders/order-tokens.ts'
import { findOrdersOfEmail } from '../store/orders/orders.ts'
import { createOrderLinksEmail } from './order-link-emails.ts'

type LinkDeps = Pick<ReferenceApiDeps, 'db' | 'now' | 'ticketKeys'> & {
  config: Pick<ReferenceApiDeps['config'], 'shopUrl'>
  mailer: Pick<ReferenceApiDeps['mailer'], 'send'>
}

/** A look-up by number finds older orders. */
const maxOrders = 10

/**
 * Emails new links to the newest orders of an address; nothing when it has none. Earlier links stay valid: an attacker
 * who knows the address can request this email.
 */
export const sendOrderLinks = async (
  { db, now, config, ticketKeys, mailer }: LinkDeps,
  email: string,
  locale: Locale,
): Promise<void> => {
  const orders = await findOrdersOfEmail(db, email, maxOrders)
  if (orders.length === 0) return
  const views = []
  for (const record of orders) {
    const token = await createOrderToken(db, record, now())
    const order = presentOrder(record, { locale, now: now(), ticketKeys })
    views.push({ order, locale, shopUrl: config.shopUrl, token, now: now() })
  }
  // Without a name: an attacker can request this email, and a buyer can type any name into an order.
  await mailer.send(createOrderLinksEmail({ email }, locale, views))
}
