import { timingSafeEqual } from 'node:crypto'
import type { SessionKeys } from '../../session/vault/session-keys.ts'

/** `early`: sent sooner than people can have filled it in. `unknown`: not ours, or of another day. */
export type SealVerdict = 'good' | 'early' | 'unknown'

export type FormSeals = {
  /** The moment at which a form is given out, signed. It may stand in a page that many people get. */
  make(code: string): string
  judge(code: string, seal: string): SealVerdict
}

const dayMs = 24 * 60 * 60 * 1000

/**
 * `now` and `earliestMs` in milliseconds. A form given out before a key was replaced stays good as long as that key is
 * listed.
 */
export const createFormSeals = (
  keys: Pick<SessionKeys, 'ofForm'>,
  earliestMs: number,
  now: () => number,
): FormSeals => {
  const signed = (code: string, time: string) => keys.ofForm(code, time).map((proof) => `${time}.${proof}`)

  const isOurs = (code: string, seal: string, time: string) => {
    const given = Buffer.from(seal)
    return signed(code, time).some((one) => {
      const expected = Buffer.from(one)
      return given.length === expected.length && timingSafeEqual(given, expected)
    })
  }

  return {
    make: (code) => signed(code, now().toString(36))[0]!,
    judge: (code, seal) => {
      const time = seal.split('.')[0] ?? ''
      if (!isOurs(code, seal, time)) return 'unknown'
      const age = now() - Number.parseInt(time, 36)
      if (age > dayMs) return 'unknown'
      return age < earliestMs ? 'early' : 'good'
    },
  }
}
