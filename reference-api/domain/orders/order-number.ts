import { codeAlphabet, correctConfusedLetters, createRandomCharacters } from '../typed-code.ts'
import { sellerCountries } from '../pricing/get-tax-rate.ts'

// Any words may precede an order number, but not the series of an invoice, as in `DE-104882`.
const notAfterSeries = `(?<!\\b(?:${sellerCountries.join('|')}) ?)`
const olderPattern = new RegExp(`^[A-Z ]*${notAfterSeries}(\\d(?: ?\\d){0,6})$`)
const codePattern = new RegExp(`^(?:[A-Z]+ )*${notAfterSeries}(?:PX)?((?:[0-9A-Z] ?){7}[A-Z])$`)

const letters = codeAlphabet.replace(/\d/g, '')

const formatOrderNumber = (code: string) => `PX-${code.slice(0, 4)}-${code.slice(4)}`

/**
 * A random order number, short enough to dictate: `PX-7K3M-2QXD`. 39 random bits. It ends with a letter: an older
 * number, which the database counted (`PX-104882`), ends with a digit.
 */
export const createOrderNumber = (): string =>
  formatOrderNumber(createRandomCharacters(7) + createRandomCharacters(1, letters))

/**
 * Normalises a typed order number: `px 7k3m2qxd`, `Order 7K3M2QXD` and `7K3M-2QXD` mean `PX-7K3M-2QXD`, and
 * `Nr. PX-104 882` means `PX-104882`. The letter O counts as 0, and I and L as 1. Empty when it cannot be one: numbers
 * of invoices must not read as numbers of orders.
 */
export const normaliseOrderNumber = (input: string): string => {
  const words = input
    .toUpperCase()
    .replace(/[^0-9A-Z]+/g, ' ')
    .trim()
  const [, older] = olderPattern.exec(words) ?? []
  if (older) return `PX-${older.replaceAll(' ', '')}`
  const [, code] = codePattern.exec(words) ?? []
  return code ? formatOrderNumber(correctConfusedLetters(code.replaceAll(' ', ''))) : ''
}

/** Whether a normalised number is an older one, which a client can enumerate. */
export const isCountedNumber = (number: string): boolean => /^PX-\d+$/.test(number)
