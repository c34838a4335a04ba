import { randomInt } from 'node:crypto'

/** Crockford's base 32, for codes that people type or dictate: no I, L, O and U, which are confused with others. */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Random characters from the CSPRNG; each of `codeAlphabet` has five bits. */
export const createRandomCharacters = (count: number, alphabet = codeAlphabet): string =>
  Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('')

/** Replaces the letter O by 0, and I and L by 1. */
export const correctConfusedLetters = (characters: string): string =>
  characters.replaceAll('O', '0').replace(/[IL]/g, '1')
