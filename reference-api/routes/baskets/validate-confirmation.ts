import type { Db } from '../../db/connect.ts'
import type { BasketRecord } from '../../store/baskets/baskets.ts'
import type { PricedBasket } from '../../store/baskets/price-basket.ts'
import { findActiveService } from '../../store/baskets/offered-services.ts'
import { validateLines } from '../../domain/baskets/basket-rules.ts'
import { validateLineFields } from '../../domain/baskets/line-field-rules.ts'
import { normaliseEmail } from '#shared/wire/normalise-email.ts'
import { maxGiftsPerDay } from '../../domain/vouchers/gift-rules.ts'
import { countGiftsSince } from '../../store/vouchers/gifts.ts'
import type { FieldViolation } from '../../domain/messages.ts'
import { toRequestedLines } from './basket-lines.ts'

const findMissingFields = (basket: BasketRecord, now: Date): (FieldViolation | null)[] => {
  const { lines, contact, billing_address: billing, delivery_address: delivery, shipping_service: service } = basket
  const needsAddress = service !== null && findActiveService(basket, service, now)?.needsAddress
  return [
    lines.length > 0 ? null : { propertyPath: 'lines', key: 'basket.empty' },
    contact ? null : { propertyPath: 'contact', key: 'contact.missing' },
    service ? null : { propertyPath: 'shipping.service', key: 'shipping.missing' },
    delivery || !needsAddress ? null : { propertyPath: 'deliveryAddress', key: 'delivery.missing' },
    // Without a parcel the buyer's name and email are enough: a simplified invoice or a receipt names no address.
    billing || !needsAddress ? null : { propertyPath: 'billingAddress', key: 'billing.missing' },
  ]
}

const dayMs = 24 * 60 * 60 * 1000

/** Limits gifts for each sender, who could otherwise send messages to any number of addresses by the shop's mail. */
export const validateGiftCount = async (
  tx: Db,
  { lines, contact }: BasketRecord,
  userId: string | null,
  now: Date,
): Promise<FieldViolation[]> => {
  const gifts = [...lines.entries()].filter(
    ([, { product, extra_data }]) => product.type === 'voucher' && extra_data.giftEmail,
  )
  if (gifts.length === 0) return []
  const sender = { email: normaliseEmail(contact?.email ?? ''), userId }
  const ordered = await countGiftsSince(tx, sender, new Date(now.getTime() - dayMs))
  return gifts.slice(Math.max(0, maxGiftsPerDay - ordered)).map(([index]) => ({
    propertyPath: `lines[${index}].extraData.giftEmail`,
    key: 'gift.tooMany',
    parameters: { maximum: maxGiftsPerDay },
  }))
}

/** All reasons why a basket cannot be sold to the caller it was priced for. */
export const validateConfirmation = (basket: BasketRecord, priced: PricedBasket, now: Date): FieldViolation[] => {
  const lines = toRequestedLines(basket.lines, now, priced.isMember)
  return [
    ...findMissingFields(basket, now).filter((violation) => violation !== null),
    ...validateLines(lines, new Map()),
    ...validateLineFields(lines, new Set()),
    ...priced.violations,
  ]
}
