import { z } from 'zod'
import type { ParsedInput } from '#shared/api/schemas.ts'
import { AppError } from '../../http/errors.ts'
import { findNewPasswordErrors, rejectedFieldsError } from '../../presentation/field-errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import { toAppError } from '../../upstream/to-app-error.ts'

/**
 * Creates the user at the commerce API and maps its violations to field errors. When the passwords differ or are
 * missing, the call contains no password: the API then reports all other violations and creates no user.
 */
export const registerCustomer = async (
  api: Pick<CommerceApi, 'send'>,
  { password, confirmPassword, ...person }: ParsedInput<'register'>,
  { preferences: { language }, signal }: RequestContext,
): Promise<void> => {
  const passwordErrors = findNewPasswordErrors('password', password, confirmPassword, language)
  const hasConfirmationError = passwordErrors.some(({ field }) => field === 'confirmPassword')
  try {
    const body = { ...person, password: hasConfirmationError ? undefined : password }
    await api.send({ method: 'POST', path: '/users', body, language, signal, schema: z.unknown() })
  } catch (error) {
    const rejection = toAppError(error)
    if (!hasConfirmationError || !(rejection instanceof AppError) || rejection.status !== 422) throw rejection
    throw rejectedFieldsError([
      ...(rejection.fields ?? []).filter(({ field }) => field !== 'password'),
      ...passwordErrors,
    ])
  }
  if (hasConfirmationError) throw rejectedFieldsError(passwordErrors)
}
