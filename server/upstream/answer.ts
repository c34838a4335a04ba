import type { z } from 'zod'
import { createSecretSearch, type SecretSearch } from '../egress/secret-search.ts'
import type { ExchangeAnswer } from './exchange.ts'
import { UpstreamError } from './commerce-api.ts'
import { isNestedBeyond, maxLevels } from './nesting.ts'
import { ErrorAnswer } from './schemas/hydra.ts'

/** Long enough for any sentence the API says; a page of HTML passed off as a message is not one. */
const maxMessage = 500

/** JSON is UTF-8: bytes that are none make an answer unreadable, not a text with holes. */
const utf8 = new TextDecoder('utf-8', { fatal: true })

const parseJson = (body: Buffer): unknown => {
  if (body.length === 0) return undefined
  if (isNestedBeyond(maxLevels, body)) throw new RangeError('Nested too deeply')
  return JSON.parse(utf8.decode(body))
}

const refusal = ({ status, body }: ExchangeAnswer) => {
  let json: unknown
  try {
    json = parseJson(body)
  } catch {
    json = undefined
  }
  const { data } = ErrorAnswer.safeParse(json)
  const message = data?.['hydra:description'] ?? data?.message ?? ''
  return new UpstreamError('status', status, message.slice(0, maxMessage), data?.violations ?? [])
}

/** What an exchange means: the validated body of a 2xx, or an UpstreamError with the API's own words. */
export const readAnswer = <T>(received: ExchangeAnswer, answer: z.ZodType<T>): T => {
  if (received.status < 200 || received.status > 299) throw refusal(received)
  try {
    return answer.parse(parseJson(received.body))
  } catch (error) {
    // A SyntaxError quotes the text it stumbled over, which may be a token.
    const cause = error instanceof SyntaxError ? undefined : error
    throw new UpstreamError('invalid', received.status, 'The answer is not what was agreed', [], { cause })
  }
}

/**
 * As every way of writing a secret has it, and few sentences: sixteen characters without a gap, or a list of numbers.
 */
const mayTell = /\S{16}|(\d+, ){8}/

/**
 * A refusal without the words in which the API repeats what it was asked with: its messages are shown to shoppers, and
 * a token or the id of a basket in one of them would be as well, cut off or encoded too. `secrets` are what must not be
 * repeated.
 */
export const withoutSecrets = (error: unknown, secrets: readonly string[]): unknown => {
  if (!(error instanceof UpstreamError) || secrets.length === 0) return error
  // Made only where there is something to look into: it costs milliseconds, and every mistake of a shopper comes this
  // way.
  let search: SecretSearch | undefined
  const searchAll = () => {
    if (search) return search
    search = createSecretSearch()
    for (const secret of secrets) search.add(secret, 'secret')
    return search
  }
  const isTelling = (text: string) =>
    secrets.some((secret) => text.includes(secret)) ||
    (mayTell.test(text) && searchAll().find(Buffer.from(text)).length > 0)
  const violations = error.violations.filter(
    ({ propertyPath, message }) => !isTelling(propertyPath) && !isTelling(message),
  )
  const message = isTelling(error.message) ? '' : error.message
  if (message === error.message && violations.length === error.violations.length) return error
  return new UpstreamError(error.kind, error.status, message, violations)
}
