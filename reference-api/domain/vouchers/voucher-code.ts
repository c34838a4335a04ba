import { randomInt } from 'node:crypto'

/** Crockford's base 32: no I, L, O and U, which are confused with others. 16 characters are 80 bits. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeLength = 16

const groupCode = (code: string) => code.match(/.{4}/g)?.join('-') ?? code

/** A random gift voucher code: `7QK4-2M9X-KD3T-0WHR`. */
export const createVoucherCode = (): string =>
  groupCode(Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join(''))

/**
 * Normalises a typed voucher code: without dashes, in lower case, with the letter O for 0 and I or L for 1. Null when
 * it cannot be a code.
 */
export const normaliseVoucherCode = (input: string): string | null => {
  const characters = input
    .toUpperCase()
    .replace(/[\s\-–—.]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return characters.length === codeLength && [...characters].every((character) => alphabet.includes(character))
    ? groupCode(characters)
    : null
}
