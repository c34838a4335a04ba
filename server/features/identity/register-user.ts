import { z } from 'zod'
import type { Input } from '#shared/api/schemas.ts'
import type { RequestContext } from '../../request-context.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import { toAppError } from '../../upstream/to-app-error.ts'
import { assertPasswordsMatch } from '../../present/passwords-match.ts'

/** Creates the user at the commerce API. Its violations come back as fields of the form. */
export const registerUser = async (
  api: Pick<CommerceApi, 'send'>,
  { confirmPassword, ...body }: Input<'register'>,
  { preferences: { language }, signal }: RequestContext,
): Promise<void> => {
  assertPasswordsMatch(body.password, confirmPassword, language)
  try {
    await api.send({ method: 'POST', path: '/users', body, language, signal, answer: z.unknown() })
  } catch (error) {
    throw toAppError(error)
  }
}
