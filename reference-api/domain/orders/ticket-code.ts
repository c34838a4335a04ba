import { createHmac, timingSafeEqual } from 'node:crypto'
import { deriveKey } from '../accounts/secret-key.ts'

/** `id` is two characters and says by which key a code was signed, so that tickets outlive a change of the secret. */
export type TicketKey = { id: string; key: Uint8Array }

/** Without I, L, O and U: a code can be typed at the door, and QR codes write these denser than small letters. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const bitsOfSymbol = 5
/** 96 bits: nobody guesses that at a door, and the QR code stays coarse enough for a cracked screen. */
const signatureBytes = 12
const idBytes = 16

const written = (bytes: Uint8Array): string => {
  let text = ''
  let held = 0
  let heldBits = 0
  for (const byte of bytes) {
    held = (held << 8) | byte
    heldBits += 8
    while (heldBits >= bitsOfSymbol) {
      heldBits -= bitsOfSymbol
      text += alphabet[(held >> heldBits) & 31]
    }
    held &= (1 << heldBits) - 1
  }
  return heldBits > 0 ? text + alphabet[(held << (bitsOfSymbol - heldBits)) & 31] : text
}

const read = (text: string): Uint8Array => {
  const bytes: number[] = []
  let held = 0
  let heldBits = 0
  for (const symbol of text) {
    held = (held << bitsOfSymbol) | alphabet.indexOf(symbol)
    heldBits += bitsOfSymbol
    if (heldBits < 8) continue
    heldBits -= 8
    bytes.push((held >> heldBits) & 255)
    held &= (1 << heldBits) - 1
  }
  return Uint8Array.from(bytes)
}

const sign = (key: Uint8Array, id: Uint8Array) =>
  createHmac('sha256', key).update('ticket').update(id).digest().subarray(0, signatureBytes)

const keyId = (key: Uint8Array) => written(createHmac('sha256', key).update('id').digest()).slice(0, 2)

/** The first of the secrets signs; codes that former ones signed stay good. */
export const ticketKeys = (secrets: string[]): TicketKey[] =>
  secrets.map((secret) => {
    const key = deriveKey(secret, 'tickets')
    return { id: keyId(key), key }
  })

const uuidOf = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** What a ticket's QR code says: `PX`, the key's id, then the ticket's id (a UUID) and its signature; 50 characters. */
export const ticketCode = ([current]: TicketKey[], ticketId: string): string => {
  if (!current) throw new Error('There is no key to sign tickets with')
  const id = Buffer.from(ticketId.replaceAll('-', ''), 'hex')
  return `PX${current.id}.${written(Buffer.concat([id, sign(current.key, id)]))}`
}

/**
 * The id of the ticket that a code was made for, null for anything else. Small letters, spaces and swapped look-alikes
 * are forgiven.
 */
export const readTicketCode = (keys: TicketKey[], code: string): string | null => {
  const text = code.toUpperCase().replace(/[\s-]/g, '')
  const parts = /^PX(.{2})\.([0-9A-Z]{45})$/.exec(text.slice(0, 100))
  const key = keys.find(({ id }) => id === parts?.[1])
  if (!parts || !key) return null
  const symbols = parts[2]!.replaceAll('O', '0').replace(/[IL]/g, '1')
  if (symbols.includes('U')) return null
  const bytes = read(symbols)
  const [id, signature] = [bytes.subarray(0, idBytes), bytes.subarray(idBytes)]
  return timingSafeEqual(signature, sign(key.key, id)) ? uuidOf(id) : null
}
