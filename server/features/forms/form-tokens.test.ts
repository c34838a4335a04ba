import { describe, expect, it } from 'vitest'
import { createSessionKeys } from '../../session/vault/session-keys.ts'
import { createFormTokens } from './form-tokens.ts'

const dayMs = 86_400_000

const createTokensAt = (...keys: number[]) => {
  let time = Date.parse('2026-11-20T19:30:00Z')
  const formTokens = createFormTokens(createSessionKeys(keys.map((key) => Buffer.alloc(32, key))), 1_000, () => time)
  return { formTokens, wait: (ms: number) => void (time += ms) }
}

describe('the token of a form', () => {
  it('is too early at once, valid after a second, and unknown after a day', () => {
    const { formTokens, wait } = createTokensAt(1)
    const token = formTokens.createToken('contact-us')
    expect(formTokens.verifyToken('contact-us', token)).toBe('early')
    wait(1_000)
    expect(formTokens.verifyToken('contact-us', token)).toBe('good')
    wait(dayMs - 1_000)
    expect(formTokens.verifyToken('contact-us', token)).toBe('good')
    wait(1)
    expect(formTokens.verifyToken('contact-us', token)).toBe('unknown')
  })

  it('is valid for its own form and key only, and unchanged', () => {
    const { formTokens, wait } = createTokensAt(1)
    const token = formTokens.createToken('contact-us')
    wait(5_000)
    const [time, signature] = token.split('.')
    const older = `${(Number.parseInt(time!, 36) - 60_000).toString(36)}.${signature}`
    for (const forged of ['', '.', 'x', `${time}.`, older, `${token}x`])
      expect(formTokens.verifyToken('contact-us', forged)).toBe('unknown')
    expect(formTokens.verifyToken('private-hire', token)).toBe('unknown')
    expect(createTokensAt(2).formTokens.verifyToken('contact-us', token)).toBe('unknown')
  })

  it('stays valid after a key rotation, until its key is removed [S47]', () => {
    const token = createTokensAt(1).formTokens.createToken('contact-us')
    for (const keys of [
      [1, 2],
      [2, 1],
      [3, 2, 1],
    ]) {
      const { formTokens, wait } = createTokensAt(...keys)
      wait(5_000)
      expect(formTokens.verifyToken('contact-us', token), `${keys}`).toBe('good')
    }
    const { formTokens, wait } = createTokensAt(2)
    wait(5_000)
    expect(formTokens.verifyToken('contact-us', token)).toBe('unknown')
  })
})
