import { inspect } from 'node:util'
import { registerSecret } from '../../egress/request-secrets.ts'

/** The kind of a secret, for alarms. */
export type SecretKind =
  | 'token'
  | 'refresh token'
  | 'basket id'
  | 'order key'
  | 'link token'
  | 'cookie secret'
  | 'session key'
  | 'search key'
  | 'Redis password'
  | 'secret'

const preventExposure = (exposure: string): never => {
  throw new Error(`A secret was about to ${exposure}`)
}

/**
 * A token, or an id that gives access. Only `reveal()` returns its value. A log line, JSON body, template or copy of a
 * Secret throws or contains nothing. Creating or revealing a Secret registers it for the current request, so that the
 * egress tripwire keeps it out of the response.
 */
export class Secret {
  readonly #value: string
  readonly #kind: SecretKind

  constructor(value: string, kind: SecretKind = 'secret') {
    this.#value = value
    this.#kind = kind
    registerSecret(value, kind)
  }

  reveal(): string {
    registerSecret(this.#value, this.#kind)
    return this.#value
  }

  toJSON(): never {
    return preventExposure('be serialised')
  }

  toString(): never {
    return preventExposure('become text')
  }

  [Symbol.toPrimitive](): never {
    return preventExposure('become text')
  }

  [inspect.custom](): string {
    return '[secret]'
  }
}
