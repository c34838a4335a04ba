import type { ColumnType, Generated } from 'kysely'

/** `disowned` goes to the operators, `address_replaced` to the previous address, all others to the buyer. */
export type OrderEmailKind =
  | 'confirmation'
  | 'tickets'
  | 'event_changed'
  | 'refunded'
  | 'gift'
  | 'gift_undelivered'
  | 'payment_returned'
  | 'looked_up'
  | 'claimed'
  | 'disowned'
  | 'address_replaced'

/** Queue of emails about orders: a row is written in the transaction that causes the email, and sent afterwards. */
export type OrderEmailTable = {
  id: string
  /** Null for a payment without an order. */
  order_id: string | null
  kind: OrderEmailKind
  details: ColumnType<Record<string, unknown>, string | undefined, string>
  created_at: Date
  due_at: Date
  attempts: Generated<number>
  sent_at: Generated<Date | null>
}
