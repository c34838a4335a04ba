/**
 * The keys in the extra data of a voucher line (`shared/wire/extensions/gifts.ts`). The commerce API checks the values.
 */
const giftKeys = ['giftAmount', 'giftTo', 'giftEmail', 'giftMessage', 'giftDay', 'giftLanguage'] as const
export type GiftKey = (typeof giftKeys)[number]

export const isGiftKey = (key: string): key is GiftKey => giftKeys.some((known) => known === key)
