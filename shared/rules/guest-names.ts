/** Characters of a name on a ticket. */
export const maxGuestNameLength = 80

type ExtraData = Readonly<Record<string, string>>

const toKey = (index: number) => `guestName${index + 1}`

/** `guestName1`… name one ticket of a line each, `guestName` all of them. */
export const isGuestNameKey = (key: string) => /^guestName\d*$/.test(key)

/** The name on each ticket of a line; empty where the buyer's own name goes on it. */
export const getGuestNames = ({ quantity, extraData }: { quantity: number; extraData: ExtraData }): string[] =>
  Array.from({ length: quantity }, (_, index) => extraData[toKey(index)] ?? extraData.guestName ?? '')

/** The extra data of a line with these names in place of earlier ones. Blank names are left out. */
export const withGuestNames = (extraData: ExtraData, names: readonly string[]): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(extraData).filter(([key]) => !isGuestNameKey(key))),
  ...Object.fromEntries(names.flatMap((name, index) => (name.trim() ? [[toKey(index), name.trim()]] : []))),
})
