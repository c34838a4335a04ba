import { randomInt } from 'node:crypto'

/** Omits letters that are confused with others or with digits. */
const alphabet = '0123456789ACDEFHJKNPQRTXY'

const createGroup = () => Array.from({ length: 3 }, () => alphabet[randomInt(alphabet.length)]).join('')

/**
 * A serial to read out: the brand, the venue's initial, and nine random characters; `PXL 7Q4 20N 118`. The code proves
 * a ticket, the serial does not.
 */
export const createTicketSerial = (venueSlug: string): string => {
  const letter = venueSlug.replace(/^the-/, '').charAt(0).toUpperCase() || 'X'
  return `PX${letter} ${createGroup()} ${createGroup()} ${createGroup()}`
}
