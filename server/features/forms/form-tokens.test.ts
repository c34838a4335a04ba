import { describe, expect, it } from 'vitest'
import { createSessionKeys } from '../../session/vault/session-keys.ts'
import { createFormTokens } from './form-tokens.ts'

const dayMs = 86_400_000

const sealsAt = (...keys: number[]) => {
  let time = Date.parse('2026-11-20T19:30:00Z')
  const seals = createFormTokens(createSessionKeys(keys.map((key) => Buffer.alloc(32, key))), 1_000, () => time)
  return { seals, wait: (ms: number) => void (time += ms) }
}

describe('the token of a form', () => {
  it('is early at once, good after a second, and unknown after a day', () => {
    const { seals, wait } = sealsAt(1)
    const seal = seals.createToken('contact-us')
    expect(seals.verifyToken('contact-us', seal)).toBe('early')
    wait(1_000)
    expect(seals.verifyToken('contact-us', seal)).toBe('good')
    wait(dayMs - 1_000)
    expect(seals.verifyToken('contact-us', seal)).toBe('good')
    wait(1)
    expect(seals.verifyToken('contact-us', seal)).toBe('unknown')
  })

  it('is good for its own form, its own key, and unchanged only', () => {
    const { seals, wait } = sealsAt(1)
    const seal = seals.createToken('contact-us')
    wait(5_000)
    const [time, proof] = seal.split('.')
    const older = `${(Number.parseInt(time!, 36) - 60_000).toString(36)}.${proof}`
    for (const forged of ['', '.', 'x', `${time}.`, older, `${seal}x`])
      expect(seals.verifyToken('contact-us', forged)).toBe('unknown')
    expect(seals.verifyToken('private-hire', seal)).toBe('unknown')
    expect(sealsAt(2).seals.verifyToken('contact-us', seal)).toBe('unknown')
  })

  it('stays valid after a key rotation, until its key is removed [S47]', () => {
    const seal = sealsAt(1).seals.createToken('contact-us')
    for (const keys of [
      [1, 2],
      [2, 1],
      [3, 2, 1],
    ]) {
      const { seals, wait } = sealsAt(...keys)
      wait(5_000)
      expect(seals.verifyToken('contact-us', seal), `${keys}`).toBe('good')
    }
    const { seals, wait } = sealsAt(2)
    wait(5_000)
    expect(seals.verifyToken('contact-us', seal)).toBe('unknown')
  })
})
