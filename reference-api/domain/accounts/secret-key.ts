import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Derives a key for one purpose, so that one secret serves several independently. */
export const deriveKey = (secret: string, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, 'reference-api', purpose, 32))

/** 256 bits from the CSPRNG, safe in URLs. */
export const createRandomToken = (): string => randomBytes(32).toString('base64url')

/** The stored form of a token. Tokens are long and random, so a fast hash is enough. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

export const computeHmac = (key: Uint8Array, value: string): string =>
  createHmac('sha256', key).update(value).digest('base64url')

const computeDigest = (text: string) => createHash('sha256').update(text).digest()

/** Compares in constant time, also when lengths differ. */
export const isSameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(computeDigest(one), computeDigest(other))

/**
 * The secret of a demo: created at the first start and stored beside the database, readable by its owner only. Without
 * a folder it exists in memory only.
 */
export const loadOrCreateSecret = async (
  folder: string | null,
  name: 'jwt-key' | 'operator-key' | 'operator-admin-key',
): Promise<string> => {
  if (folder === null) return createRandomToken()
  await mkdir(folder, { recursive: true })
  const file = join(folder, name)
  try {
    await writeFile(file, createRandomToken(), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return await readFile(file, 'utf8')
}
