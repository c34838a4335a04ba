import { describe, expect, it } from 'vitest'
import { forgetHashes } from '../../testing/hash-once.ts'
import { hashPassword, getPasswordError, verifyPassword } from './password.ts'

describe('passwords', () => {
  it('are hashed with salted argon2id and the parameters of OWASP', async () => {
    const firstHash = await hashPassword('the same words')
    forgetHashes()
    const secondHash = await hashPassword('the same words')
    expect(firstHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(firstHash).not.toBe(secondHash)
  })

  it('match in every Unicode normal form, but not in another spelling', async () => {
    const stored = await hashPassword('Größenwahn im Saal')
    expect(await verifyPassword(stored, 'Größenwahn im Saal'.normalize('NFD'))).toBe(true)
    expect(await verifyPassword(stored, 'größenwahn im Saal')).toBe(false)
    expect(await verifyPassword(null, 'Größenwahn im Saal')).toBe(false)
  })

  it.each([
    ['nine char', 'password.short'],
    ['👩‍🎤'.repeat(2), 'password.short'],
    ['x'.repeat(257), 'password.long'],
    ['Passwort123', 'password.common'],
    ['qwertyuiop', 'password.common'],
    ['password123', 'password.common'],
    ['1q2w3e4r5t', 'password.common'],
    ['abababababab', 'password.common'],
    ['ada@example.com', 'password.isEmail'],
  ])('%s is rejected with %s', (password, key) => {
    expect(getPasswordError(password, 'ada@example.com')?.key).toBe(key)
  })

  it.each(['ten chars.', 'correct horse battery staple', 'zwölf große Bären'])('%s is accepted', (password) => {
    expect(getPasswordError(password, 'ada@example.com')).toBeNull()
  })
})
