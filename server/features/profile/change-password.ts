import type { Input, Output } from '#shared/api/schemas.ts'
import { MessageResponse } from '#shared/wire/hydra.ts'
import { AppError } from '../../http/errors.ts'
import type { Limits } from '../../limits/limits.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import { assertPasswordsMatch } from '../../presentation/field-errors.ts'
import { currentCustomer } from './current-customer.ts'
import { logAuthEvent } from '../../logging/log-auth-event.ts'

/** The API's names for the fields of this form. A violation of the user itself is about the new password. */
const formFieldNames: Record<string, string> = {
  existingPassword: 'currentPassword',
  newPassword: 'newPassword',
  password: 'newPassword',
}

const toPasswordError = (error: unknown): unknown => {
  if (!(error instanceof AppError) || !error.fields) return error
  const fields = error.fields.map(({ field, message }) => ({ field: formFieldNames[field] ?? field, message }))
  return new AppError(422, 'rejected', fields[0]?.message ?? error.message, { cause: error, fields })
}

const concernsField = (rejection: unknown, name: string) =>
  rejection instanceof AppError && rejection.fields?.some(({ field }) => field === name)

export const updatePassword = async (
  { api, limits }: { api: Pick<CommerceApi, 'send'>; limits: Limits },
  { currentPassword, newPassword, confirmPassword }: Input<'updatePassword'>,
  context: RequestContext,
): Promise<Output<'updatePassword'>> => {
  const {
    session,
    clientIp,
    log,
    preferences: { language },
  } = context
  assertPasswordsMatch('newPassword', newPassword, confirmPassword, language)
  const user = await currentCustomer(api, context)
  const limitKeys = [
    { limit: 'signInAccount', subject: user.email },
    { limit: 'signInIp', subject: clientIp },
  ] as const
  const { message } = await limits.consumeForWrongGuess(limitKeys, log, () =>
    user
      .send('PUT', '/change-password', MessageResponse, { existingPassword: currentPassword, newPassword })
      .catch(async (error: unknown) => {
        const rejection = toPasswordError(error)
        if (concernsField(rejection, 'currentPassword')) await logAuthEvent(context, 'auth.password_rejected')
        throw rejection
      }),
  )
  await logAuthEvent(context, 'auth.password_changed')
  // The API has revoked their refresh tokens; here they end at once.
  return { message, revokedCount: await session.customerSessions.revokeOthers() }
}
