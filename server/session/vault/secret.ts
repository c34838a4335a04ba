import { inspect } from 'node:util'
import { registerSecret } from '../../egress/request-secrets.ts'

/** What a secret is, as an alarm may say it. */
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
 * A token or an id that authorises. Its value is reachable only through `reveal()`, so that a log line, a JSON body, a
 * template or a copy that picks it up by accident throws, or holds nothing. The request in which it is made or revealed
 * counts it among its own, and the egress tripwire keeps it from that request's answer.
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
