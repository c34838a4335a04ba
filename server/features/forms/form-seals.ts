import { timingSafeEqual } from 'node:crypto'
import type { SessionKeys } from '../../session/session-keys.ts'

/** `early`: sent sooner than people can have filled it in. `unknown`: not ours, or of another day. */
export type SealVerdict = 'good' | 'early' | 'unknown'

export type FormSeals = {
  /** The moment at which a form is given out, signed. It may stand in a page that many people get. */
  make(code: string): string
  judge(code: string, seal: string): SealVerdict
}

const dayMs = 24 * 60 * 60 * 1000

/** `now` and `earliestMs` in milliseconds. A new key makes the seals of forms that are open unknown: they are sent again with one press. */
export const createFormSeals = (keys: Pick<SessionKeys, 'ofForm'>, earliestMs: number, now: () => number): FormSeals => {
  const signed = (code: string, time: string) => `${time}.${keys.ofForm(code, time)}`

  const isOurs = (code: string, seal: string, time: string) => {
    const [given, expected] = [Buffer.from(seal), Buffer.from(signed(code, time))]
    return given.length === expected.length && timingSafeEqual(given, expected)
  }

  return {
    make: (code) => signed(code, now().toString(36)),
    judge: (code, seal) => {
      const time = seal.split('.')[0] ?? ''
      if (!isOurs(code, seal, time)) return 'unknown'
      const age = now() - Number.parseInt(time, 36)
      if (age > dayMs) return 'unknown'
      return age < earliestMs ? 'early' : 'good'
    },
  }
}
