import { z } from 'zod'
import { Violation } from '#shared/wire/hydra.ts'
import { createSecretSearch, type SecretSearch } from '../egress/secret-search.ts'
import type { ExchangeResponse } from './exchange.ts'
import { UpstreamError } from './commerce-api.ts'
import { isNestedBeyond, maxDepth } from './nesting.ts'

/** Long enough for any sentence the API says; a page of HTML passed off as a message is not one. */
const maxMessageLength = 500

/** JSON is UTF-8: bytes that are none make an answer unreadable, not a text with holes. */
const utf8 = new TextDecoder('utf-8', { fatal: true })

const parseJson = (body: Buffer): unknown => {
  if (body.length === 0) return undefined
  if (isNestedBeyond(maxDepth, body)) throw new RangeError('Nested too deeply')
  return JSON.parse(utf8.decode(body))
}

/** Each field is optional: a malformed error body must not hide the status. */
const ErrorResponse = z.object({
  'hydra:description': z.string().optional().catch(undefined),
  message: z.string().optional().catch(undefined),
  violations: z.array(Violation).optional().catch(undefined),
})

const toRejection = ({ status, body }: ExchangeResponse) => {
  let json: unknown
  try {
    json = parseJson(body)
  } catch {
    json = undefined
  }
  const { data } = ErrorResponse.safeParse(json)
  const message = data?.['hydra:description'] ?? data?.message ?? ''
  return new UpstreamError('status', status, message.slice(0, maxMessageLength), data?.violations ?? [])
}

/** What an exchange means: the validated body of a 2xx, or an UpstreamError with the API's own words. */
export const parseResponse = <T>(received: ExchangeResponse, schema: z.ZodType<T>): T => {
  if (received.status < 200 || received.status > 299) throw toRejection(received)
  try {
    return schema.parse(parseJson(received.body))
  } catch (error) {
    // A SyntaxError quotes the text it stumbled over, which may be a token.
    const cause = error instanceof SyntaxError ? undefined : error
    throw new UpstreamError('invalid', received.status, 'The answer is not what was agreed', [], { cause })
  }
}

/**
 * As every way of writing a secret has it, and few sentences: sixteen characters without a gap, or a list of numbers.
 */
const possibleSecret = /\S{16}|(\d+, ){8}/

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
  const getSearch = () => {
    if (search) return search
    search = createSecretSearch()
    for (const secret of secrets) search.add(secret, 'secret')
    return search
  }
  const containsSecret = (text: string) =>
    secrets.some((secret) => text.includes(secret)) ||
    (possibleSecret.test(text) && getSearch().findMatches(Buffer.from(text)).length > 0)
  const violations = error.violations.filter(
    ({ propertyPath, message }) => !containsSecret(propertyPath) && !containsSecret(message),
  )
  const message = containsSecret(error.message) ? '' : error.message
  if (message === error.message && violations.length === error.violations.length) return error
  return new UpstreamError(error.kind, error.status, message, violations)
}
