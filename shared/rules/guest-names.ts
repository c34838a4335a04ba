import { isGuestNameKey } from '../wire/extra-data.ts'

/** The maximum length of a name on a ticket, in characters. */
export const maxGuestNameLength = 80

/** The maximum number of lines with names in one call: more than a basket has. */
export const maxLinesWithNames = 100

type ExtraData = Readonly<Record<string, string>>

const toKey = (index: number) => `guestName${index + 1}`

/** The name on each ticket of a line; empty where the ticket shows the buyer's name. */
export const getGuestNames = ({ quantity, extraData }: { quantity: number; extraData: ExtraData }): string[] =>
  Array.from({ length: quantity }, (_, index) => extraData[toKey(index)] ?? extraData.guestName ?? '')

/** Returns the extra data of a line with these names instead of the earlier ones. Leaves out blank names. */
export const withGuestNames = (extraData: ExtraData, names: readonly string[]): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(extraData).filter(([key]) => !isGuestNameKey(key))),
  ...Object.fromEntries(names.flatMap((name, index) => (name.trim() ? [[toKey(index), name.trim()]] : []))),
})
