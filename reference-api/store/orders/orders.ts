import type { Selectable } from 'kysely'
import type { OrderReference } from '#shared/wire/order-reference.ts'
import type { Db } from '../../db/connect.ts'
import { countRows } from '../../db/count-rows.ts'
import type { GiftTable, VoucherTable } from '../../db/voucher-and-promotion-schema.ts'
import type {
  MembershipTable,
  OrderLineTable,
  OrderTable,
  PaymentTransactionTable,
  TicketTable,
} from '../../db/order-schema.ts'
import { findProducts, type ProductRecord } from '../catalogue/products.ts'

/** An order line, and its current catalogue data: null when that no longer exists. */
export type OrderLineRecord = Selectable<OrderLineTable> & {
  product: ProductRecord | null
  tickets: Selectable<TicketTable>[]
  vouchers: Selectable<VoucherTable>[]
  memberships: Selectable<MembershipTable>[]
  /** The email to the recipient of its vouchers. */
  gift: Selectable<GiftTable> | null
}

/** `payment` is null when nothing was to be paid. `refundedToVouchers` in minor units. */
export type OrderRecord = Selectable<OrderTable> & {
  lines: OrderLineRecord[]
  refundedToVouchers: number
  payment: Selectable<PaymentTransactionTable> | null
}

/** An order with the key that opens it; null for an order of an account, whose owner reads it with a token. */
export const toOrderReference = ({
  id,
  number,
  user_id,
  access_key,
}: Pick<OrderRecord, 'id' | 'number' | 'user_id' | 'access_key'>): OrderReference => ({
  id,
  number,
  key: user_id ? null : access_key,
})

const dropNulls = <T>(values: (T | null)[]): T[] => values.filter((value) => value !== null)

const findIssuedItems = async (db: Db, lineIds: string[]) => ({
  tickets: await db
    .selectFrom('tickets')
    .selectAll()
    .where('order_line_id', 'in', lineIds)
    .orderBy('position')
    .execute(),
  vouchers: await db.selectFrom('vouchers').selectAll().where('order_line_id', 'in', lineIds).orderBy('code').execute(),
  memberships: await db
    .selectFrom('memberships')
    .selectAll()
    .where('order_line_id', 'in', lineIds)
    .orderBy('id')
    .execute(),
  gifts: await db.selectFrom('gifts').selectAll().where('order_line_id', 'in', lineIds).execute(),
})

const findOrderLines = async (db: Db, orderIds: string[]): Promise<OrderLineRecord[]> => {
  const rows = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('position')
    .execute()
  if (rows.length === 0) return []
  const { tickets, vouchers, memberships, gifts } = await findIssuedItems(
    db,
    rows.map(({ id }) => id),
  )
  const products = await findProducts(db, 'id', dropNulls(rows.map(({ product_id }) => product_id)))
  return rows.map((row) => {
    const filterOwn = <T extends { order_line_id: string | null }>(issued: T[]) =>
      issued.filter(({ order_line_id }) => order_line_id === row.id)
    const product = products.find(({ id }) => id === row.product_id) ?? null
    return {
      ...row,
      product,
      tickets: filterOwn(tickets),
      vouchers: filterOwn(vouchers),
      memberships: filterOwn(memberships),
      gift: filterOwn(gifts)[0] ?? null,
    }
  })
}

const sumVoucherRefunds = async (db: Db, orderIds: string[]): Promise<Map<string, number>> => {
  const sums = await db
    .selectFrom('refunds')
    .select(['order_id', ({ fn }) => fn.sum<string>('to_vouchers').as('total')])
    .where('order_id', 'in', orderIds)
    .groupBy('order_id')
    .execute()
  return new Map(sums.map(({ order_id, total }) => [order_id, Number(total)]))
}

export const addOrderDetails = async (db: Db, rows: Selectable<OrderTable>[]): Promise<OrderRecord[]> => {
  if (rows.length === 0) return []
  const orderIds = rows.map(({ id }) => id)
  const lines = await findOrderLines(db, orderIds)
  const voucherRefunds = await sumVoucherRefunds(db, orderIds)
  const transactionIds = dropNulls(rows.map(({ transaction_id }) => transaction_id))
  const payments =
    transactionIds.length > 0
      ? await db.selectFrom('payment_transactions').selectAll().where('id', 'in', transactionIds).execute()
      : []
  return rows.map((row) => ({
    ...row,
    lines: lines.filter(({ order_id }) => order_id === row.id),
    refundedToVouchers: voucherRefunds.get(row.id) ?? 0,
    payment: payments.find(({ id }) => id === row.transaction_id) ?? null,
  }))
}

/** `lock` blocks other writers of the order until the transaction ends. */
export const findOrder = async (db: Db, id: string, lock = false): Promise<OrderRecord | undefined> => {
  const query = db.selectFrom('orders').selectAll().where('id', '=', id)
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst()
  return row && (await addOrderDetails(db, [row]))[0]
}

export const findOrderByNumber = async (db: Db, number: string): Promise<OrderRecord | undefined> => {
  const row = await db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst()
  return row && (await addOrderDetails(db, [row]))[0]
}

/** The order of a basket, if there is one. */
export const findOrderOfBasket = async (db: Db, basketId: string): Promise<OrderReference | null> => {
  const row = await db
    .selectFrom('orders')
    .select(['id', 'number', 'user_id', 'access_key'])
    .where('basket_id', '=', basketId)
    .executeTakeFirst()
  return row ? toOrderReference(row) : null
}

/** The order of a payment, if there is one. */
export const findOrderOfPayment = async (db: Db, transactionId: string): Promise<OrderReference | null> => {
  const query = db.selectFrom('orders').select(['id', 'number', 'user_id', 'access_key'])
  const row = await query.where('transaction_id', '=', transactionId).executeTakeFirst()
  return row ? toOrderReference(row) : null
}

export type Page = { page: number; itemsPerPage: number }

/** A page of the user's orders, newest first. */
export const findUserOrders = async (db: Db, userId: string, { page, itemsPerPage }: Page): Promise<OrderRecord[]> =>
  addOrderDetails(
    db,
    await db
      .selectFrom('orders')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('placed_at', 'desc')
      .orderBy('number', 'desc')
      .limit(itemsPerPage)
      .offset((page - 1) * itemsPerPage)
      .execute(),
  )

/** All orders of the user, oldest first, for an export. */
export const findAllUserOrders = async (db: Db, userId: string): Promise<OrderRecord[]> =>
  addOrderDetails(
    db,
    await db.selectFrom('orders').selectAll().where('user_id', '=', userId).orderBy('placed_at').execute(),
  )

export const countUserOrders = (db: Db, userId: string): Promise<number> =>
  countRows(db.selectFrom('orders').where('user_id', '=', userId))

/**
 * The order with this number and email address, of a guest or of an account. Undefined when it is anonymised or
 * disowned.
 */
export const findOrderOfBuyer = (db: Db, number: string, email: string) =>
  db
    .selectFrom('orders')
    .leftJoin('payment_transactions', 'payment_transactions.id', 'orders.transaction_id')
    .select(['orders.id', 'number', 'orders.status', 'payment_transactions.status as paymentStatus'])
    .where('number', '=', number)
    .where('orders.email', '=', email)
    .where('anonymised_at', 'is', null)
    .where('disowned_at', 'is', null)
    .executeTakeFirst()

/** The newest orders of an email address, of accounts too, for an email with their links. */
export const findOrdersOfEmail = async (db: Db, email: string, limit: number): Promise<OrderRecord[]> =>
  addOrderDetails(
    db,
    await db
      .selectFrom('orders')
      .selectAll()
      .where('email', '=', email)
      .where('anonymised_at', 'is', null)
      .where('disowned_at', 'is', null)
      .orderBy('placed_at', 'desc')
      .limit(limit)
      .execute(),
  )
