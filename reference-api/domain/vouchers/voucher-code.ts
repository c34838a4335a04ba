import { codeAlphabet, correctConfusedLetters, createRandomCharacters } from '../typed-code.ts'

/** 16 characters of five bits each: 80 bits. */
const codeLength = 16

const groupCode = (code: string) => code.match(/.{4}/g)?.join('-') ?? code

/** A random gift voucher code: `7QK4-2M9X-KD3T-0WHR`. */
export const createVoucherCode = (): string => groupCode(createRandomCharacters(codeLength))

/**
 * Normalises a typed voucher code, also without dashes, in lower case, or with O for 0 and I or L for 1. Null when it
 * cannot be a code.
 */
export const normaliseVoucherCode = (input: string): string | null => {
  const characters = correctConfusedLetters(input.toUpperCase().replace(/[\s\-–—.]/g, ''))
  return characters.length === codeLength && [...characters].every((character) => codeAlphabet.includes(character))
    ? groupCode(characters)
    : null
}
