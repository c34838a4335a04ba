import { z } from 'zod'
import type { Input } from '#shared/api/schemas.ts'
import type { Language } from '#shared/preferences.ts'
import { AppError } from '../../errors.ts'
import type { RequestContext } from '../../request-context.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import { toAppError } from '../../upstream/to-app-error.ts'

const mismatch: Record<Language, string> = {
  en: 'The passwords do not match.',
  de: 'Die Passwörter stimmen nicht überein.',
}

/** Creates the user at the commerce API. Its violations come back as fields of the form. */
export const registerUser = async (
  api: Pick<CommerceApi, 'send'>,
  { confirmPassword, ...body }: Input<'register'>,
  { preferences: { language }, signal }: RequestContext,
): Promise<void> => {
  if (confirmPassword !== body.password) {
    const message = mismatch[language]
    throw new AppError(422, 'rejected', message, { fields: [{ field: 'confirmPassword', message }] })
  }
  try {
    await api.send({ method: 'POST', path: '/users', body, language, signal, answer: z.unknown() })
  } catch (error) {
    throw toAppError(error)
  }
}
