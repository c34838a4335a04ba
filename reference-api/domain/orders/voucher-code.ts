import { randomInt } from 'node:crypto'

/** Crockford's base 32: no I, L, O and U, so that nothing is taken for something else. 16 of them are 80 bits. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeLength = 16

const groupCode = (code: string) => code.match(/.{4}/g)?.join('-') ?? code

/** The code of a gift voucher, which nobody can guess: `7QK4-2M9X-KD3T-0WHR`. */
export const createVoucherCode = (): string =>
  groupCode(Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join(''))

/**
 * A voucher's code however it was typed: without dashes, in small letters, with the letter O for 0 and I or L for 1.
 * Null for what cannot be one.
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

/** A promotion's code however it was typed. */
export const normalisePromotionCode = (input: string): string => input.trim().toUpperCase()
