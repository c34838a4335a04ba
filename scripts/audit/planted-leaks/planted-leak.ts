import type { SecretKind } from '../../../e2e/proofs/secrets-of-api.ts'
import type { JourneyName } from './journeys.ts'

/** What is configured for the shop that leaks are planted in, by variable. */
export type Canaries = Record<'SEARCH_API_KEY' | 'SESSION_SECRETS', string>

/** One change of a file of the built shop. `find` stands there exactly once; nothing means the end of the file. */
export type Edit = { file: string; find: string; replace: string | ((canaries: Canaries) => string) }

/**
 * A leak that is planted to see whether the proof sees it. `journey` brings a browser there and `then` fetches more from the page it ended
 * on; the search must name the kind of secret and a place that `where` describes.
 */
export type Mutant = Edit & {
  name: string
  /** Changes it takes besides. */
  also?: readonly Edit[]
  /** More settings of the storefront, where the leak is of a failure. */
  env?: Readonly<Record<string, string>>
  journey: JourneyName
  then?: readonly string[]
  secret: SecretKind
  where: RegExp
  /** `stops`, or why the tripwire of the server cannot see it. */
  tripwire: 'stops' | Blindness
}

/** Why a leak passes a tripwire that compares what a response says with the secrets of its own request. */
export type Blindness =
  | 'not written to a browser by the server'
  | 'made by code in the browser'
  | 'of another request'
  | 'not known to it as a secret'
  | 'packed before it was written down'

/** What the thief (`thief.ts`) has taken so far, as the server's code says it. */
export const stolen = {
  token: '((globalThis as any).stolen?.token ?? "nothing yet")',
  refreshToken: '((globalThis as any).stolen?.refreshToken ?? "nothing yet")',
  basket: '((globalThis as any).stolen?.basket ?? "nothing yet")',
  order: '((globalThis as any).stolen?.order ?? "nothing yet")',
} as const

const bytes = (secret: string) => `Buffer.from(${secret})`

/** Ways of writing something down, in the server's code. */
export const written = {
  base64: (secret: string) => `${bytes(secret)}.toString('base64')`,
  base64url: (secret: string) => `${bytes(`'in:' + ${secret}`)}.toString('base64url')`,
  hex: (secret: string) => `${bytes(secret)}.toString('hex')`,
  reversed: (secret: string) => `[...${secret}].reverse().join('')`,
  unicode: (secret: string) => `[...${secret}].map((c) => '\\\\u' + c.charCodeAt(0).toString(16).padStart(4, '0')).join('')`,
  entities: (secret: string) => `[...${secret}].map((c) => '&#' + c.charCodeAt(0) + ';').join('')`,
  /** As JSON writes a Buffer. */
  numbers: (secret: string) => `JSON.stringify(${bytes(secret)})`,
  zipped: (secret: string) => `(await import('node:zlib')).gzipSync(${secret}).toString('base64')`,
  twice: (secret: string) => `encodeURIComponent(encodeURIComponent(${secret}))`,
} as const
