import { z } from 'zod'
import type { Input } from '#shared/api/schemas.ts'
import { AppError } from '../../http/errors.ts'
import { newPasswordFaults, refusedFields } from '../../presentation/field-faults.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import { toAppError } from '../../upstream/to-app-error.ts'

/**
 * Creates the user at the commerce API. Its violations come back as fields of the form. Where the passwords differ or
 * are missing, the API is asked without one, so that it tells what else is wrong and can create nobody.
 */
export const registerUser = async (
  api: Pick<CommerceApi, 'send'>,
  { password, confirmPassword, ...person }: Input<'register'>,
  { preferences: { language }, signal }: RequestContext,
): Promise<void> => {
  const own = newPasswordFaults('password', password, confirmPassword, language)
  const isUnconfirmed = own.some(({ field }) => field === 'confirmPassword')
  try {
    const body = { ...person, password: isUnconfirmed ? undefined : password }
    await api.send({ method: 'POST', path: '/users', body, language, signal, answer: z.unknown() })
  } catch (error) {
    const refusal = toAppError(error)
    if (!isUnconfirmed || !(refusal instanceof AppError) || refusal.status !== 422) throw refusal
    throw refusedFields([...(refusal.fields ?? []).filter(({ field }) => field !== 'password'), ...own])
  }
  if (isUnconfirmed) throw refusedFields(own)
}
