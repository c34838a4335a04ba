import type { z } from 'zod'
import { HydraError, MessageResponse } from '#shared/wire/hydra.ts'
import { createSecretSearch, type SecretSearch } from '../egress/secret-search.ts'
import type { ExchangeResponse } from './exchange.ts'
import { UpstreamError } from './commerce-api.ts'
import { isNestedBeyond, maxDepth } from './json-depth.ts'

/** A longer text is no message of the API, but for example a page of HTML. */
const maxMessageLength = 500

/** Throws for invalid UTF-8 instead of replacing characters, so that the response counts as invalid. */
const utf8 = new TextDecoder('utf-8', { fatal: true })

const parseJson = (body: Buffer): unknown => {
  if (body.length === 0) return undefined
  if (isNestedBeyond(maxDepth, body)) throw new RangeError('Nested too deeply')
  return JSON.parse(utf8.decode(body))
}

/** Each field is optional: a malformed error body must not hide the status. */
const ErrorResponse = HydraError.pick({ 'hydra:description': true, violations: true }).extend({
  'hydra:description': HydraError.shape['hydra:description'].optional().catch(undefined),
  message: MessageResponse.shape.message.optional().catch(undefined),
  violations: HydraError.shape.violations.catch(undefined),
})

const toRejection = ({ status, hasRetryAfter, body }: ExchangeResponse) => {
  let json: unknown
  try {
    json = parseJson(body)
  } catch {
    json = undefined
  }
  const { data } = ErrorResponse.safeParse(json)
  const message = data?.['hydra:description'] ?? data?.message ?? ''
  const isBusy = status === 503 && hasRetryAfter
  return new UpstreamError('status', status, message.slice(0, maxMessageLength), data?.violations ?? [], { isBusy })
}

/** Returns the validated body of a 2xx. Otherwise throws an UpstreamError with the API's own message. */
export const parseResponse = <T>(received: ExchangeResponse, schema: z.ZodType<T>): T => {
  if (received.status < 200 || received.status > 299) throw toRejection(received)
  try {
    return schema.parse(parseJson(received.body))
  } catch (error) {
    // A SyntaxError quotes the text, which may contain a token, so it must not become the cause.
    const cause = error instanceof SyntaxError ? undefined : error
    throw new UpstreamError('invalid', received.status, 'The response does not match its schema', [], { cause })
  }
}

/** Matches every encoding of a secret, but few sentences: sixteen characters without a space, or a list of numbers. */
const possibleSecret = /\S{16}|(\d+, ){8}/

/**
 * Replaces a message that repeats one of `secrets`, even truncated or encoded, because shoppers see messages of the
 * API.
 */
export const removeSecrets = (error: unknown, secrets: readonly string[]): unknown => {
  if (!(error instanceof UpstreamError) || secrets.length === 0) return error
  // Created on demand: every validation error passes this function, and creating the search takes milliseconds.
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
  return new UpstreamError(error.kind, error.status, message, violations, { isBusy: error.isBusy })
}
