import { inspect } from 'node:util'

/**
 * A token or an id that authorises. Its value is reachable only through `reveal()`, so that a log line, a JSON body or a template that
 * picks it up by accident throws instead of leaking.
 */
export class Secret {
  readonly #value: string

  constructor(value: string) {
    this.#value = value
  }

  reveal(): string {
    return this.#value
  }

  toJSON(): never {
    throw new Error('A secret was about to be serialised')
  }

  toString(): never {
    throw new Error('A secret was about to become text')
  }

  [Symbol.toPrimitive](): never {
    throw new Error('A secret was about to become text')
  }

  [inspect.custom](): string {
    return '[secret]'
  }
}
