import { sql } from 'kysely'
import type { BasketRecord } from '../baskets/baskets.ts'
import { getGiftSendTime } from '../../domain/vouchers/gift-rules.ts'
import type { Db } from '../../db/connect.ts'
import { countRows } from '../../db/count-rows.ts'
import type { FrozenBasket, StoredOrderLine } from '../../db/order-schema.ts'
import { toJsonColumn } from '../../db/stored-json.ts'
import { enqueueGiftEmail } from '../orders/order-email-queue.ts'

type ExtraData = Record<string, string>

/** The extra data of a line that an order stores: the recipient's address is in `gifts` only. */
export const omitGiftEmail = ({ giftEmail: _, ...extraData }: ExtraData): ExtraData => extraData

type NewGift = { orderId: string; orderLineId: string; line: Pick<StoredOrderLine, 'type' | 'extraData'>; now: Date }

/** Queues the email to the recipient of the vouchers of an order line, if there is one. */
export const scheduleGift = async (tx: Db, { orderId, orderLineId, line, now }: NewGift): Promise<void> => {
  const email = line.extraData.giftEmail?.trim()
  // Only the extra data of vouchers is validated as a gift.
  if (!email || line.type !== 'voucher') return
  const sendAt = getGiftSendTime(line.extraData, now)
  await tx.insertInto('gifts').values({ order_line_id: orderLineId, email, send_at: sendAt }).execute()
  await enqueueGiftEmail(tx, orderId, orderLineId, sendAt)
}

type GiftSender = { email: string; userId: string | null }

const countGiftsOrderedSince = (tx: Db, { email, userId }: GiftSender, since: Date): Promise<number> =>
  countRows(
    tx
      .selectFrom('gifts')
      .innerJoin('order_lines', 'order_lines.id', 'gifts.order_line_id')
      .innerJoin('orders', 'orders.id', 'order_lines.order_id')
      .where('orders.placed_at', '>', since)
      .where((eb) =>
        eb.or([eb('orders.email', '=', email), ...(userId === null ? [] : [eb('orders.user_id', '=', userId)])]),
      ),
  )

/** Counts gifts in confirmed baskets, because these can be paid at any moment. */
const countConfirmedGifts = (tx: Db, { email, userId }: GiftSender): Promise<number> =>
  countRows(
    tx
      .selectFrom('baskets')
      .innerJoin('basket_lines as line', 'line.basket_id', 'baskets.id')
      .innerJoin('variants', 'variants.id', 'line.variant_id')
      .innerJoin('products', 'products.id', 'variants.product_id')
      .where('baskets.status', '=', 'confirmed')
      .where('products.type', '=', 'voucher')
      .where(sql<string>`coalesce(line.extra_data ->> 'giftEmail', '')`, '<>', '')
      .where((eb) =>
        eb.or([
          eb(sql<string>`baskets.contact ->> 'email'`, '=', email),
          ...(userId === null ? [] : [eb('baskets.user_id', '=', userId)]),
        ]),
      ),
  )

/**
 * How many emailed gifts a person has ordered since `since` or confirmed in other baskets, by account or by email
 * address. Locks the count of this person until the transaction ends, so that baskets confirmed together are all
 * counted.
 */
export const countGiftsSince = async (tx: Db, sender: GiftSender, since: Date): Promise<number> => {
  const names = [sender.email, sender.userId ?? []].flat().toSorted()
  for (const name of names)
    await sql`select pg_advisory_xact_lock(hashtextextended(${`gifts of ${name}`}, 0))`.execute(tx)
  return (await countGiftsOrderedSince(tx, sender, since)) + (await countConfirmedGifts(tx, sender))
}

/** Removes the recipients' addresses from a basket that has become an order. Its lines keep their ids. */
export const deleteGiftEmailsOfBasket = async (
  tx: Db,
  { id, lines }: Pick<BasketRecord, 'id' | 'lines'>,
  frozen: FrozenBasket,
): Promise<void> => {
  const giftLines = lines.filter(({ extra_data }) => extra_data.giftEmail)
  if (giftLines.length === 0) return
  for (const line of giftLines)
    await tx
      .updateTable('basket_lines')
      .set({ extra_data: toJsonColumn(omitGiftEmail(line.extra_data)) })
      .where('basket_id', '=', id)
      .where('id', '=', line.id)
      .execute()
  const frozenLines = frozen.lines.map((line) => ({ ...line, extraData: omitGiftEmail(line.extraData) }))
  await tx
    .updateTable('baskets')
    .set({ frozen: toJsonColumn({ ...frozen, lines: frozenLines }) })
    .where('id', '=', id)
    .execute()
}

export const markGiftSent = (db: Db, orderLineId: string, now: Date) =>
  db.updateTable('gifts').set({ email: null, sent_at: now }).where('order_line_id', '=', orderLineId).execute()

/** Deletes the address and the queued email of these order lines. Returns the lines whose email was not sent yet. */
export const stopGifts = async (tx: Db, orderLineIds: string[]): Promise<string[]> => {
  if (orderLineIds.length === 0) return []
  const stopped = await tx
    .updateTable('gifts')
    .set({ email: null })
    .where('order_line_id', 'in', orderLineIds)
    .where('sent_at', 'is', null)
    .where('email', 'is not', null)
    .returning('order_line_id')
    .execute()
  await tx
    .deleteFrom('order_letters')
    .where('kind', '=', 'gift')
    .where('sent_at', 'is', null)
    .where(sql<string>`details ->> 'orderLineId'`, 'in', orderLineIds)
    .execute()
  return stopped.map(({ order_line_id }) => order_line_id)
}
