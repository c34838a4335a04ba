/**
 * Keys of the texts that a shopper writes for a line, in its `extraData`. A product declares the keys that its lines
 * may have (`extensions/line-fields.ts`). Lines of tickets use names of guests instead.
 */
export const lineFieldKeys = ['dedication'] as const
export type LineFieldKey = (typeof lineFieldKeys)[number]

export const isLineFieldKey = (key: string): key is LineFieldKey => lineFieldKeys.some((known) => known === key)

/**
 * The keys `guestName1`, `guestName2`, … each contain the name on one ticket of a line; `guestName` is on all others.
 */
export const isGuestNameKey = (key: string): boolean => /^guestName\d*$/.test(key)

/**
 * Whether the goods of this line are made for the shopper. The shopper cannot withdraw from buying such goods (UK:
 * Consumer Contracts Regulations 2013, regulation 28(1)(b); Germany: § 312g Abs. 2 Nr. 1 BGB).
 */
export const isMadeToOrder = ({ extraData }: { extraData: Readonly<Record<string, string>> }): boolean =>
  Boolean(extraData.dedication)
