import { createHash, randomBytes } from 'node:crypto'
import { parseCookie } from 'cookie'
import type { Request, Response } from 'express'
import type { Config } from '../config/config.ts'
import type { Storage } from '../storage/storage.ts'
import type { SessionKeys } from './vault/session-keys.ts'

/** Each sign-in renews the lifetime. */
const lifetimeSeconds = 180 * 24 * 60 * 60

type KnownDeviceDeps = {
  storage: Pick<Storage, 'rememberDevice' | 'isKnownDevice'>
  keys: Pick<SessionKeys, 'getAccountKeys'>
  config: Pick<Config, 'secure'>
}

/**
 * The browser of one request as a device that accounts know. Its cookie has a random value; the account that last
 * signed in stores a hash of it. The cookie authenticates nothing. A known device has its own limit of guesses, so
 * that wrong passwords of attackers do not lock the owner out (ADR 0048).
 */
export type KnownDevice = {
  /** The hash of the cookie, when the account of this email knows it. */
  findHash(email: string): Promise<string | undefined>
  /** Called after a sign-in. A cookie value that the account does not know is never adopted. */
  remember(email: string): Promise<void>
  /** Whether the account that signed in with this request did not know the device. */
  isNew(): boolean
}

const getDeviceCookieName = ({ secure }: Pick<Config, 'secure'>) => (secure ? '__Host-device' : 'device')

/** The hash of a device cookie. Redis stores only the hash. */
export const hashDeviceToken = (token: string) => createHash('sha256').update(token).digest('base64url')

export const createKnownDevice = (
  { storage, keys, config }: KnownDeviceDeps,
  request: Request,
  response: Response,
): KnownDevice => {
  const cookieName = getDeviceCookieName(config)
  const presentedToken = parseCookie(request.get('cookie') ?? '')[cookieName]

  let isNew = false

  const isKnownTo = async (email: string, deviceHash: string) => {
    const areKnown = await Promise.all(
      keys.getAccountKeys(email).map((accountKey) => storage.isKnownDevice(accountKey, deviceHash)),
    )
    return areKnown.includes(true)
  }

  const findHash = async (email: string) => {
    if (!presentedToken) return undefined
    const deviceHash = hashDeviceToken(presentedToken)
    return (await isKnownTo(email, deviceHash)) ? deviceHash : undefined
  }

  return {
    findHash,
    isNew: () => isNew,
    async remember(email) {
      const isKnown = (await findHash(email)) !== undefined
      isNew = !isKnown
      if (response.headersSent) return
      const token = isKnown ? presentedToken! : randomBytes(32).toString('base64url')
      const [accountKey = ''] = keys.getAccountKeys(email)
      await storage.rememberDevice(accountKey, hashDeviceToken(token), lifetimeSeconds)
      response.cookie(cookieName, token, {
        httpOnly: true,
        secure: config.secure,
        sameSite: 'lax',
        path: '/',
        maxAge: lifetimeSeconds * 1000,
      })
    },
  }
}
