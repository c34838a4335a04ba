import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/**
 * How a vault field that authorises or identifies somebody looks at rest. `key` and `field` say where it is stored: the text is bound to
 * its place. `decode` answers undefined for what it cannot read.
 */
export type FieldCodec = {
  encode(key: string, field: string, value: string): string
  decode(key: string, field: string, stored: string): string | undefined
}

const cipher = 'aes-256-gcm'
/** Bytes, as NIST SP 800-38D recommends for random ones. */
const nonceLength = 12
const tagLength = 16

type SealingKey = { id: string; key: Buffer }

/** The key for fields is derived, so that the one that makes names never encrypts. The id tells keys apart and gives neither away. */
const sealingKeyOf = (key: Buffer): SealingKey => ({
  id: createHash('sha256').update('key id\n').update(key).digest('base64url').slice(0, 8),
  key: Buffer.from(hkdfSync('sha256', key, '', 'vault fields', 32)),
})

const placeOf = (key: string, field: string) => Buffer.from(`${key}\n${field}`)

const seal = ({ id, key }: SealingKey, place: Buffer, value: string) => {
  const nonce = randomBytes(nonceLength)
  const sealing = createCipheriv(cipher, key, nonce, { authTagLength: tagLength }).setAAD(place)
  const sealed = Buffer.concat([nonce, sealing.update(value, 'utf8'), sealing.final(), sealing.getAuthTag()])
  return `${id}.${sealed.toString('base64url')}`
}

const open = ({ key }: SealingKey, place: Buffer, text: string) => {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length < nonceLength + tagLength) return undefined
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceLength), { authTagLength: tagLength })
  opening.setAAD(place).setAuthTag(bytes.subarray(-tagLength))
  try {
    return Buffer.concat([opening.update(bytes.subarray(nonceLength, -tagLength)), opening.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

/**
 * Encrypts with AES-256-GCM under the newest of `keys` (32 bytes each, newest first) and reads what any of them wrote: `keyId.base64url`.
 * A field that was copied to another session, another field or another user cannot be read there.
 */
export const createFieldCodec = (keys: readonly Buffer[]): FieldCodec => {
  const sealingKeys = keys.map(sealingKeyOf)
  const [newest] = sealingKeys
  if (!newest) throw new Error('No session key')
  return {
    encode: (key, field, value) => seal(newest, placeOf(key, field), value),
    decode: (key, field, stored) => {
      const [id, text = ''] = stored.split('.', 2)
      const known = sealingKeys.find((candidate) => candidate.id === id)
      return known && open(known, placeOf(key, field), text)
    },
  }
}
