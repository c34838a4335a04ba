import { createHmac, timingSafeEqual } from 'node:crypto'
import { deriveKey } from '../secrets.ts'
import { codeAlphabet, correctConfusedLetters } from '../typed-code.ts'

/** `id` (two characters) names the key that signed a code, so that tickets survive a new secret. */
export type TicketKey = { id: string; key: Uint8Array }

const bitsOfSymbol = 5
/** A forger cannot guess 96 bits, and the QR code stays coarse enough to scan it from a broken screen. */
const signatureBytes = 12
const idBytes = 16

const encodeBase32 = (bytes: Uint8Array): string => {
  let text = ''
  let bufferedValue = 0
  let bufferedBits = 0
  for (const byte of bytes) {
    bufferedValue = (bufferedValue << 8) | byte
    bufferedBits += 8
    while (bufferedBits >= bitsOfSymbol) {
      bufferedBits -= bitsOfSymbol
      text += codeAlphabet[(bufferedValue >> bufferedBits) & 31]
    }
    bufferedValue &= (1 << bufferedBits) - 1
  }
  return bufferedBits > 0 ? text + codeAlphabet[(bufferedValue << (bitsOfSymbol - bufferedBits)) & 31] : text
}

const decodeBase32 = (text: string): Uint8Array => {
  const bytes: number[] = []
  let bufferedValue = 0
  let bufferedBits = 0
  for (const symbol of text) {
    bufferedValue = (bufferedValue << bitsOfSymbol) | codeAlphabet.indexOf(symbol)
    bufferedBits += bitsOfSymbol
    if (bufferedBits < 8) continue
    bufferedBits -= 8
    bytes.push((bufferedValue >> bufferedBits) & 255)
    bufferedValue &= (1 << bufferedBits) - 1
  }
  return Uint8Array.from(bytes)
}

const signTicketId = (key: Uint8Array, id: Uint8Array) =>
  createHmac('sha256', key).update('ticket').update(id).digest().subarray(0, signatureBytes)

const deriveKeyId = (key: Uint8Array) => encodeBase32(createHmac('sha256', key).update('id').digest()).slice(0, 2)

/** The first secret signs; codes signed with previous secrets stay valid. */
export const createTicketKeys = (secrets: string[]): TicketKey[] =>
  secrets.map((secret) => {
    const key = deriveKey(secret, 'tickets')
    return { id: deriveKeyId(key), key }
  })

const formatUuid = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/**
 * The content of a ticket's QR code: `PX`, the key's id, then the ticket's id (a UUID) and its signature; 50
 * characters.
 */
export const createTicketCode = ([current]: TicketKey[], ticketId: string): string => {
  if (!current) throw new Error('There is no key to sign tickets with')
  const id = Buffer.from(ticketId.replaceAll('-', ''), 'hex')
  return `PX${current.id}.${encodeBase32(Buffer.concat([id, signTicketId(current.key, id)]))}`
}

/** The ticket id of a code; null when the code is invalid. Lower case, spaces and confused characters are accepted. */
export const parseTicketCode = (keys: TicketKey[], code: string): string | null => {
  const text = code.toUpperCase().replace(/[\s-]/g, '')
  const parts = /^PX(.{2})\.([0-9A-Z]{45})$/.exec(text.slice(0, 100))
  const key = keys.find(({ id }) => id === parts?.[1])
  if (!parts || !key) return null
  const symbols = correctConfusedLetters(parts[2]!)
  if (symbols.includes('U')) return null
  const bytes = decodeBase32(symbols)
  const [id, signature] = [bytes.subarray(0, idBytes), bytes.subarray(idBytes)]
  return timingSafeEqual(signature, signTicketId(key.key, id)) ? formatUuid(id) : null
}
