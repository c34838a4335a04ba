import { isMadeToOrder } from '#shared/wire/extra-data.ts'
import type { Db } from '../db/connect.ts'
import { findUser } from '../store/accounts/users.ts'
import type { OrderRecord } from '../store/orders/orders.ts'

const isPaid = ({ transaction_id, promotions }: OrderRecord) =>
  transaction_id !== null || promotions.some(({ kind, discount }) => kind === 'voucher' && discount.gross > 0)

/**
 * Whether the buyer was signed in and had proven the email address of the order. Who proves it or claims the order
 * later may be another person.
 */
const isBoughtByOwner = async (db: Db, { user_id, claimed_at, email, placed_at }: OrderRecord) => {
  if (user_id === null || claimed_at !== null) return false
  const user = await findUser(db, user_id)
  return user?.email === email && user.email_verified_at !== null && user.email_verified_at <= placed_at
}

/**
 * Whether emails about the order may repeat what its buyer typed. Otherwise an attacker could have text mailed to any
 * person, at no cost.
 */
export const mayRepeatTypedText = async (db: Db, order: OrderRecord): Promise<boolean> =>
  isPaid(order) || (await isBoughtByOwner(db, order))

/** The email must say that goods are made to order. So their dedication is there, without its text. */
const madeToOrder: Record<string, string> = { dedication: '…' }

/** The order without the text that its buyer typed, for an email and its attachments. */
export const omitTypedText = (order: OrderRecord): OrderRecord => ({
  ...order,
  contact: { ...order.contact, firstName: '', lastName: '', telephone: null },
  billing_address: null,
  delivery_address: null,
  lines: order.lines.map((line) => ({
    ...line,
    extra_data: isMadeToOrder({ extraData: line.extra_data }) ? madeToOrder : {},
    tickets: line.tickets.map((ticket) => ({ ...ticket, holder: '' })),
  })),
})
