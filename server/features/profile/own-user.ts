import type { z } from 'zod'
import type { RequestContext } from '../../http/request-context.ts'
import { AppError } from '../../http/errors.ts'
import { hasStatus, type CommerceApi } from '../../upstream/commerce-api.ts'
import { User } from '../../upstream/schemas/identity.ts'
import { toAppError } from '../../upstream/to-app-error.ts'

export type OwnUser = {
  id: string
  email: string
  /**
   * A call about the customer's own record: `path` follows `/users/{id}`. Refusals are AppErrors with the API's fields.
   */
  send<T>(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, answer: z.ZodType<T>, body?: object): Promise<T>
}

/** Specification §8, "Change password 404": the API's words are shown, whatever was asked of the record. */
const unknownUser = (error: unknown): unknown =>
  hasStatus(error, 404) ? new AppError(404, 'rejected', error.message, { cause: error }) : error

/**
 * The customer of a request, at the commerce API. The endpoint's guard has turned guests away before anything is asked
 * there.
 */
export const ownUser = async (
  api: Pick<CommerceApi, 'send'>,
  { session, preferences: { language } }: RequestContext,
): Promise<OwnUser> => {
  const claims = await session.claims()
  if (!claims || claims.guest_user)
    throw new AppError(401, 'unauthenticated', 'You must be logged in to use this endpoint')
  const { id, email } = claims
  return {
    id,
    email,
    send: (method, path, answer, body) =>
      session
        .authorised((token) =>
          api.send({ method, path: `/users/${encodeURIComponent(id)}${path}`, token, language, answer, body }),
        )
        .catch((error: unknown) => {
          throw toAppError(unknownUser(error))
        }),
  }
}

/**
 * As `ownUser`, with claims that are current: the email may have changed on another device since this session's were
 * issued.
 */
export const currentUser = async (api: Pick<CommerceApi, 'send'>, context: RequestContext): Promise<OwnUser> => {
  const user = await ownUser(api, context)
  if ((await user.send('GET', '', User)).email === user.email) return user
  await context.session.refresh()
  return ownUser(api, context)
}
