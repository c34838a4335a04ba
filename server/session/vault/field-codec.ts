import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createSecretKey,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto'

/**
 * Encrypts the vault fields that authorise or identify a person. `key` and `field` are the place where the text is
 * stored; the ciphertext is bound to this place. `decode` returns undefined for a text that it cannot decrypt.
 */
export type FieldCodec = {
  /** The id of the key that encrypts. */
  newestKeyId: string
  encode(key: string, field: string, value: string | Buffer): string
  decode(key: string, field: string, stored: string): string | undefined
  decodeBytes(key: string, field: string, stored: string): Buffer | undefined
  /**
   * The same value encrypted with the newest key. Undefined when the text already is, when it is plain text, or when it
   * cannot be decrypted.
   */
  reencrypt(key: string, field: string, stored: string): string | undefined
}

const algorithm = 'aes-256-gcm'
/** Bytes; NIST SP 800-38D recommends this length for random nonces. */
const nonceLength = 12
const tagLength = 16

/** A key object: Node would import the bytes anew with each call. */
type EncryptionKey = { id: string; key: KeyObject }

/** An id of eight characters, which identifies a key without revealing it. */
export const keyId = (key: Buffer): string =>
  createHash('sha256').update('key id\n').update(key).digest('base64url').slice(0, 8)

/** The id of the key that encrypted a text, even of a key that is no longer listed; undefined for plain text. */
export const parseEncryptionKeyId = (stored: string): string | undefined => /^([\w-]{8})\./.exec(stored)?.[1]

/** Derives the encryption key, so that the key from which names are made never encrypts. */
const deriveEncryptionKey = (key: Buffer): EncryptionKey => ({
  id: keyId(key),
  key: createSecretKey(Buffer.from(hkdfSync('sha256', key, '', 'vault fields', 32))),
})

const toAdditionalData = (key: string, field: string) => Buffer.from(`${key}\n${field}`)

const encrypt = ({ id, key }: EncryptionKey, additionalData: Buffer, value: string | Buffer) => {
  const nonce = randomBytes(nonceLength)
  const encryption = createCipheriv(algorithm, key, nonce, { authTagLength: tagLength }).setAAD(additionalData)
  const ciphertext = Buffer.concat([
    nonce,
    encryption.update(typeof value === 'string' ? Buffer.from(value) : value),
    encryption.final(),
    encryption.getAuthTag(),
  ])
  return `${id}.${ciphertext.toString('base64url')}`
}

const decrypt = ({ key }: EncryptionKey, additionalData: Buffer, text: string) => {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length < nonceLength + tagLength) return undefined
  const decryption = createDecipheriv(algorithm, key, bytes.subarray(0, nonceLength), { authTagLength: tagLength })
  decryption.setAAD(additionalData).setAuthTag(bytes.subarray(-tagLength))
  try {
    return Buffer.concat([decryption.update(bytes.subarray(nonceLength, -tagLength)), decryption.final()])
  } catch {
    return undefined
  }
}

/**
 * Encrypts with AES-256-GCM and the newest of `keys` (32 bytes each, newest first), and decrypts with any of them.
 * Format: `keyId.base64url`. A field copied to another session, field or user cannot be decrypted there.
 */
export const createFieldCodec = (keys: readonly Buffer[]): FieldCodec => {
  const encryptionKeys = keys.map(deriveEncryptionKey)
  const [newest] = encryptionKeys
  if (!newest) throw new Error('SESSION_KEYS is empty: there is no session key')
  const encode = (key: string, field: string, value: string | Buffer) =>
    encrypt(newest, toAdditionalData(key, field), value)
  const decodeBytes = (key: string, field: string, stored: string) => {
    const [id, text = ''] = stored.split('.', 2)
    const encryptionKey = encryptionKeys.find((candidate) => candidate.id === id)
    return encryptionKey && decrypt(encryptionKey, toAdditionalData(key, field), text)
  }
  return {
    newestKeyId: newest.id,
    encode,
    decode: (key, field, stored) => decodeBytes(key, field, stored)?.toString(),
    decodeBytes,
    reencrypt: (key, field, stored) => {
      if (parseEncryptionKeyId(stored) === newest.id) return undefined
      const value = decodeBytes(key, field, stored)
      return value === undefined ? undefined : encode(key, field, value)
    },
  }
}
