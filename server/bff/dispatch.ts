import type { z } from 'zod'
import { endpoints, type EndpointName } from '#shared/api/endpoints.ts'
import type { FieldError } from '#shared/api/errors.ts'
import { hasUnstorableText } from '#runtime/has-unstorable-text.ts'
import { schemas, type ParsedInput, type Output } from '#shared/api/schemas.ts'
import type { Language } from '#shared/rules/preferences.ts'
import { AppError } from '../http/errors.ts'
import { validationMessage } from '../presentation/field-errors.ts'
import { englishServerTexts } from '../presentation/server-texts.ts'
import type { RequestContext } from '../http/request-context.ts'
import { translateError } from '../presentation/translate-error.ts'
import { UpstreamError } from '../upstream/commerce-api.ts'
import { toAppError } from '../upstream/to-app-error.ts'
import { hasMoreValues } from './has-more-values.ts'

type Handler<N extends EndpointName> = (input: ParsedInput<N>, context: RequestContext) => Promise<Output<N>>

export type Handlers = { [N in EndpointName]: Handler<N> }

/**
 * Runs an endpoint, for `/bff` and for server rendering in the same way. Validates the input, checks the session, calls
 * the handler, and drops all fields that the output schema does not list.
 */
export type Dispatch = <N extends EndpointName>(
  name: N,
  rawInput: unknown,
  context: RequestContext,
) => Promise<Output<N>>

/**
 * The names of all guests of a long basket are 840. Schemas check every value before they count them, which takes long
 * for the thousands that a body has room for.
 */
const maxInputValues = 1_000

/** No form has more fields. */
const maxInputErrors = 50

const findBrokenRule = (issue: z.core.$ZodIssue) => {
  if (issue.code === 'too_big') return 'tooLong'
  return issue.code === 'too_small' && issue.origin === 'string' && issue.minimum === 1 ? 'required' : 'invalid'
}

const toInputErrors = (error: z.ZodError, language: Language) =>
  error.issues.slice(0, maxInputErrors).map((issue) => ({
    field: issue.path.join('.'),
    message: validationMessage(findBrokenRule(issue), language),
  }))

/** Whether the invalid field is an id in the path. Such an id gets 404 like an unknown one. */
const isAboutPath = (name: EndpointName, error: z.ZodError) =>
  error.issues.some(({ path: [field] }) => endpoints[name].path.split('/').includes(`:${String(field)}`))

const invalidInputError = (fields: FieldError[]) =>
  new AppError(400, 'invalid_input', 'The request is not valid.', { fields })

const toInputError = (name: EndpointName, error: z.ZodError, language: Language) =>
  isAboutPath(name, error)
    ? new AppError(404, 'not_found', englishServerTexts.unknownError)
    : invalidInputError(toInputErrors(error, language))

const assertAuthorised = async (name: EndpointName, { session }: RequestContext) => {
  if (endpoints[name].auth !== 'customer') return
  const claims = await session.getClaims()
  if (!claims || claims.guest_user) throw new AppError(401, 'unauthenticated', englishServerTexts.notLoggedIn)
}

/** Whether the API has refused an access token without a message. */
const isWordlessRefusal = (error: unknown): error is AppError =>
  error instanceof AppError &&
  error.message === englishServerTexts.notLoggedIn &&
  error.cause instanceof UpstreamError &&
  error.cause.message === ''

/** A guest needs no account, so the message does not ask one to sign in. */
const toShopperError = async (error: unknown, { session }: RequestContext): Promise<unknown> => {
  const appError = toAppError(error)
  if (!isWordlessRefusal(appError)) return appError
  const claims = await session.getClaims().catch(() => undefined)
  if (claims && !claims.guest_user) return appError
  return new AppError(appError.status, appError.code, englishServerTexts.unknownError, { cause: appError.cause })
}

/** An endpoint of `missing` responds with 404: the commerce API cannot serve it. */
export const createDispatch =
  (handlers: Handlers, missing: ReadonlySet<EndpointName> = new Set()): Dispatch =>
  async (name, rawInput, context) => {
    const { input, output } = schemas[name]
    const { language } = context.preferences
    if (missing.has(name))
      throw translateError(language, new AppError(404, 'not_found', englishServerTexts.unknownError))
    if (hasMoreValues(maxInputValues, rawInput)) throw translateError(language, invalidInputError([]))
    const parsed = input.safeParse(rawInput)
    if (!parsed.success) throw translateError(language, toInputError(name, parsed.error, language))
    if (hasUnstorableText(parsed.data))
      throw translateError(language, new AppError(422, 'rejected', englishServerTexts.requestRejected))
    const handler = handlers[name] as (input: unknown, context: RequestContext) => Promise<unknown>
    const result = await assertAuthorised(name, context)
      .then(() => handler(parsed.data, context))
      .catch(async (error: unknown) => {
        throw translateError(language, await toShopperError(error, context))
      })
    return output.parse(result) as Output<typeof name>
  }
