import { z } from 'zod'
import { Instant } from '../formats.ts'
import { declareFields } from '../capabilities.ts'

// Capability: gift vouchers whose amount the shopper chooses, and vouchers that the API emails to a recipient.
//
// These keys are in the `extraData` of a voucher line. `giftAmount` is the amount of a variant with `giftAmount`, in
// whole units of the basket's currency. `giftTo` is the recipient's name, `giftMessage` plain text without links,
// `giftLanguage` `en` or `de`. With `giftEmail` the API emails the vouchers to that address. It does so on `giftDay`
// (YYYY-MM-DD, in the brand's time zone), or without `giftDay` as soon as they are paid. An order never contains
// `giftEmail`. The API may limit how many gifts of one person it emails in a day.

/**
 * On a variant whose price the shopper chooses: the limits, in whole units of every currency. `prices` has the minimum.
 */
export const GiftAmountExtension = declareFields('gifts', {
  giftAmount: z.object({ minimum: z.int().positive(), maximum: z.int().positive() }).exactOptional(),
})

/**
 * On an order line: the email to the recipient. It is `stopped` by a refund, by the deletion of the account, or because
 * the address does not exist. `email` is null after the email was sent or stopped.
 */
export const OrderedGiftExtension = declareFields('gifts', {
  gift: z
    .object({
      status: z.enum(['scheduled', 'sent', 'stopped']),
      email: z.string().nullable(),
      sendAt: Instant,
    })
    .exactOptional(),
})
