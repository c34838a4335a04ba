import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createFieldCodec } from './field-codec.ts'

const [oldKey, newKey] = [randomBytes(32), randomBytes(32)]
const codec = createFieldCodec([newKey, oldKey])

describe('an encrypted field of the vault', () => {
  test('decrypts to its value, which its ciphertext does not show [V2]', () => {
    const stored = codec.encode('session', 'token', 'canary-token – ü')
    expect(codec.decode('session', 'token', stored)).toBe('canary-token – ü')
    expect(stored).not.toContain('canary')
    expect(Buffer.from(stored.split('.')[1]!, 'base64url').toString('latin1')).not.toContain('canary')
  })

  test('has another ciphertext each time [V2]', () => {
    expect(codec.encode('session', 'token', 'same')).not.toBe(codec.encode('session', 'token', 'same'))
  })

  test.each([
    ['another session', 'other', 'token'],
    ['another field', 'session', 'refreshToken'],
  ])('cannot be decrypted in %s [V2]', (_where, key, field) => {
    expect(codec.decode(key, field, codec.encode('session', 'token', 'secret'))).toBeUndefined()
  })

  test('is decrypted with its key while that is listed [V2]', () => {
    const before = createFieldCodec([oldKey]).encode('session', 'token', 'secret')
    expect(codec.decode('session', 'token', before)).toBe('secret')
    expect(createFieldCodec([newKey]).decode('session', 'token', before)).toBeUndefined()
    expect(
      createFieldCodec([oldKey]).decode('session', 'token', codec.encode('session', 'token', 'secret')),
    ).toBeUndefined()
  })

  test('is rejected when one bit of it changed [V2]', () => {
    const stored = codec.encode('session', 'token', 'secret')
    const [id, text] = stored.split('.') as [string, string]
    const bytes = Buffer.from(text, 'base64url')
    for (let index = 0; index < bytes.length; index++) {
      const changed = Buffer.from(bytes)
      changed[index]! ^= 1
      expect(codec.decode('session', 'token', `${id}.${changed.toString('base64url')}`)).toBeUndefined()
    }
  })

  test.each(['', '.', 'plain text', 'eyJhbGciOi.J9', `${'x'.repeat(8)}.AAAA`])(
    'is undefined for any other text: %j',
    (stored) => {
      expect(codec.decode('session', 'token', stored)).toBeUndefined()
    },
  )

  test('needs a key', () => {
    expect(() => createFieldCodec([])).toThrow('SESSION_KEYS is empty: there is no session key')
  })
})
