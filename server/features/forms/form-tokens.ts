import { timingSafeEqual } from 'node:crypto'
import type { SessionKeys } from '../../session/vault/session-keys.ts'

/**
 * `early`: the form was sent faster than a person can fill it in. `unknown`: the token is forged, or more than a day
 * old.
 */
type FormTokenVerdict = 'good' | 'early' | 'unknown'

export type FormTokens = {
  /** Signs the time of issue. The token may be part of a page that many shoppers share. */
  createToken(code: string): string
  verifyToken(code: string, token: string): FormTokenVerdict
}

const dayMs = 24 * 60 * 60 * 1000

/** `now` and `minFillMs` are in milliseconds. After a key rotation a token stays valid as long as its key is listed. */
export const createFormTokens = (
  keys: Pick<SessionKeys, 'getFormProofs'>,
  minFillMs: number,
  now: () => number,
): FormTokens => {
  const signTime = (code: string, time: string) => keys.getFormProofs(code, time).map((proof) => `${time}.${proof}`)

  const isOwnToken = (code: string, token: string, time: string) => {
    const received = Buffer.from(token)
    return signTime(code, time).some((signature) => {
      const expected = Buffer.from(signature)
      return received.length === expected.length && timingSafeEqual(received, expected)
    })
  }

  return {
    createToken: (code) => signTime(code, now().toString(36))[0]!,
    verifyToken: (code, token) => {
      const time = token.split('.')[0] ?? ''
      if (!isOwnToken(code, token, time)) return 'unknown'
      const age = now() - Number.parseInt(time, 36)
      if (age > dayMs) return 'unknown'
      return age < minFillMs ? 'early' : 'good'
    },
  }
}
