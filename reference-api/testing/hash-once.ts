import { createRequire } from 'node:module'

type Argon2 = typeof import('@node-rs/argon2')
const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as Argon2

const hashes = new Map<string, Promise<string>>()

/**
 * Takes the place of the library in Vitest (vitest.config.ts), where some passwords belong to hundreds of customers. A
 * process computes the hash of each password once.
 */
export const hash: Argon2['hash'] = (password, options) => {
  const key = String(password)
  const known = hashes.get(key)
  if (known) return known
  const computed = argon2.hash(password, options)
  hashes.set(key, computed)
  return computed
}

let verifications = 0
/** How often a password has been checked in this process. */
export const countVerifications = (): number => verifications

/** A right password is checked at once. Any other costs what it does in production. */
export const verify: Argon2['verify'] = async (stored, password, options) => {
  verifications += 1
  return (await hashes.get(String(password))) === stored || argon2.verify(stored, password, options)
}

/** The next hash of each password is a new one. */
export const forgetHashes = (): void => hashes.clear()
