import type { z } from 'zod'
import type { RequestContext } from '../../http/request-context.ts'
import { AppError } from '../../http/errors.ts'
import { englishServerTexts } from '../../presentation/server-texts.ts'
import { hasStatus, type CommerceApi } from '../../upstream/commerce-api.ts'
import { UserResource } from './account-resources.ts'
import { toAppError } from '../../upstream/to-app-error.ts'

export type CurrentCustomer = {
  id: string
  email: string
  /**
   * Calls the API for the customer's record; `path` follows `/users/{id}`. Throws rejections as AppErrors with the
   * API's fields.
   */
  send<T>(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, schema: z.ZodType<T>, body?: object): Promise<T>
}

/** The calls whose 404 means that there is no such user; for other paths something else may be missing. */
const userPaths = ['', '/change-password']

/** Maps a 404 to a rejection, so that the shopper sees its message: for the user, the specified sentence. */
const toUnknownCustomerError = (error: unknown, path: string): unknown => {
  if (!hasStatus(error, 404)) return error
  const message = userPaths.includes(path) ? englishServerTexts.unknownUser : error.message
  return new AppError(404, 'rejected', message, { cause: error })
}

/** The customer of a request. The endpoint's guard has rejected guests already. */
export const getCurrentCustomer = async (
  api: Pick<CommerceApi, 'send'>,
  { session, preferences: { language } }: RequestContext,
): Promise<CurrentCustomer> => {
  const claims = await session.getClaims()
  if (!claims || claims.guest_user) throw new AppError(401, 'unauthenticated', englishServerTexts.notLoggedIn)
  const { id, email } = claims
  return {
    id,
    email,
    send: (method, path, schema, body) =>
      session
        .withAccessToken((token) =>
          api.send({ method, path: `/users/${encodeURIComponent(id)}${path}`, token, language, schema, body }),
        )
        .catch((error: unknown) => {
          throw toAppError(toUnknownCustomerError(error, path))
        }),
  }
}

/**
 * As `getCurrentCustomer`. Refreshes the session when its email is older than the account's: it may have changed on
 * another device.
 */
export const getCustomerWithCurrentEmail = async (
  api: Pick<CommerceApi, 'send'>,
  context: RequestContext,
): Promise<CurrentCustomer> => {
  const user = await getCurrentCustomer(api, context)
  if ((await user.send('GET', '', UserResource)).email === user.email) return user
  await context.session.refresh()
  return getCurrentCustomer(api, context)
}
