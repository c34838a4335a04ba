import { randomInt } from 'node:crypto'

/** Without letters that are read or heard as another or as a figure. */
const alphabet = '0123456789ACDEFHJKNPQRTXY'

const createGroup = () => Array.from({ length: 3 }, () => alphabet[randomInt(alphabet.length)]).join('')

/**
 * For people to read out: the brand, the first letter of the house, and nine that nobody guesses; `PXL 7Q4 20N 118`.
 * The code is the proof, not this.
 */
export const createTicketSerial = (venueSlug: string): string => {
  const letter = venueSlug.replace(/^the-/, '').charAt(0).toUpperCase() || 'X'
  return `PX${letter} ${createGroup()} ${createGroup()} ${createGroup()}`
}
