import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createFieldCodec } from './field-codec.ts'

const [oldKey, newKey] = [randomBytes(32), randomBytes(32)]
const codec = createFieldCodec([newKey, oldKey])

describe('a field of the vault', () => {
  test('comes back as it went in, and shows nothing of it in between [V2]', () => {
    const stored = codec.encode('session', 'token', 'canary-token – ü')
    expect(codec.decode('session', 'token', stored)).toBe('canary-token – ü')
    expect(stored).not.toContain('canary')
    expect(Buffer.from(stored.split('.')[1]!, 'base64url').toString('latin1')).not.toContain('canary')
  })

  test('never looks the same twice [V2]', () => {
    expect(codec.encode('session', 'token', 'same')).not.toBe(codec.encode('session', 'token', 'same'))
  })

  test.each([
    ['another session', 'other', 'token'],
    ['another field', 'session', 'refreshToken'],
  ])('cannot be read in the place of %s [V2]', (_where, key, field) => {
    expect(codec.decode(key, field, codec.encode('session', 'token', 'secret'))).toBeUndefined()
  })

  test('is read with the key that wrote it, as long as that is listed [V2]', () => {
    const before = createFieldCodec([oldKey]).encode('session', 'token', 'secret')
    expect(codec.decode('session', 'token', before)).toBe('secret')
    expect(createFieldCodec([newKey]).decode('session', 'token', before)).toBeUndefined()
    expect(
      createFieldCodec([oldKey]).decode('session', 'token', codec.encode('session', 'token', 'secret')),
    ).toBeUndefined()
  })

  test('is refused once a single bit of it has changed [V2]', () => {
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
    'that was never written is not read: %j',
    (stored) => {
      expect(codec.decode('session', 'token', stored)).toBeUndefined()
    },
  )

  test('needs a key', () => {
    expect(() => createFieldCodec([])).toThrow('No session key')
  })
})
