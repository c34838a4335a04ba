import type { TokenClaims } from '#shared/wire/identity.ts'
import { toQuantities } from '../../domain/baskets/basket-rules.ts'
import { pauseHold, holdForConfirmation, type HoldTimes } from '../../domain/baskets/hold-rules.ts'
import { isTicketLine, type BasketRecord } from './baskets.ts'
import { releaseCodes } from './code-holds.ts'
import type { Db } from '../../db/connect.ts'
import type { FrozenBasket } from '../../db/order-schema.ts'
import { holdStock, releaseStock } from './stock.ts'
import { toJsonColumn } from '../../db/stored-json.ts'

/** The stock of these lines is held from confirming on. That of tickets is held as soon as they are in the basket. */
const getNonTicketLines = ({ lines }: BasketRecord) => lines.filter((line) => !isTicketLine(line))

type Confirmation = { frozen: FrozenBasket; claims: TokenClaims; holdTimes: HoldTimes; now: Date }

/**
 * Confirms a checked, locked, open basket. `frozen` is what will be sold. Holds the rest of its stock, and starts or
 * resumes a deadline when there is none, so that nothing is held for ever. Returns the available quantities when stock
 * is short; nothing is confirmed then.
 */
export const confirmBasket = async (
  tx: Db,
  basket: BasketRecord,
  { frozen, claims, holdTimes, now }: Confirmation,
): Promise<Map<string, number>> => {
  const otherQuantities = getNonTicketLines(basket).map(({ variant_id: variantId, quantity }) => ({
    variantId,
    quantity,
  }))
  const shortages = await holdStock(tx, basket, toQuantities(otherQuantities))
  if (shortages.size > 0) return shortages
  await tx
    .updateTable('baskets')
    .set({
      status: 'confirmed',
      frozen: toJsonColumn(frozen),
      confirmed_at: now,
      updated_at: now,
      ...holdForConfirmation(basket, now, holdTimes),
      user_id: frozen.userId,
      guest_id: claims.guest_user ? claims.id : null,
    })
    .where('id', '=', basket.id)
    .execute()
  return shortages
}

/** Reopens a locked, confirmed basket: prices may change again, and only tickets stay held. */
export const reopenBasket = async (tx: Db, basket: BasketRecord): Promise<void> => {
  await releaseStock(
    tx,
    basket.id,
    getNonTicketLines(basket).map(({ variant_id }) => variant_id),
  )
  await releaseCodes(tx, basket.id)
  await tx
    .updateTable('baskets')
    .set({
      status: 'open',
      frozen: toJsonColumn(null),
      confirmed_at: null,
      payment_until: null,
      ...(basket.lines.some(isTicketLine) ? {} : pauseHold(basket)),
    })
    .where('id', '=', basket.id)
    .execute()
}
