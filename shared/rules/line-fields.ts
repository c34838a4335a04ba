/**
 * Texts that a shopper gives for a line, in its `extraData`. A product declares the keys that its lines may have
 * (`shared/wire/extensions/line-fields.ts`). Names of guests (`guest-names.ts`) are for the lines of tickets instead.
 */
export const lineFieldKeys = ['dedication'] as const
export type LineFieldKey = (typeof lineFieldKeys)[number]

export const isLineFieldKey = (key: string): key is LineFieldKey => lineFieldKeys.some((known) => known === key)

/** Characters that break a line or change the direction of the text after them. */
const unprintable = /[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu

/**
 * The extra data of a line with each text in one plain line. Blank texts are left out: such a line is the same as one
 * without the text. Other keys keep their values.
 */
export const cleanLineFields = (extraData: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(extraData).flatMap(([key, value]) => {
      if (!isLineFieldKey(key)) return [[key, value]]
      const text = value.replace(unprintable, ' ').trim()
      return text ? [[key, text]] : []
    }),
  )

/**
 * Whether the goods of this line are made for the shopper, who cannot withdraw from them (UK: Consumer Contracts
 * Regulations 2013, regulation 28(1)(b); Germany: § 312g Abs. 2 Nr. 1 BGB).
 */
export const isMadeToOrder = ({ extraData }: { extraData: Readonly<Record<string, string>> }): boolean =>
  Boolean(extraData.dedication?.trim())
