import type { ParsedInput, Output } from '#shared/api/schemas.ts'
import { MessageResponse } from '#shared/wire/hydra.ts'
import { AppError } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import { assertPasswordsMatch } from '../../presentation/field-errors.ts'
import { getCustomerWithCurrentEmail } from './current-customer.ts'
import { confirmCustomer, type ConfirmationDeps } from './confirm-customer.ts'
import { logAuthEvent } from '../../logging/log-auth-event.ts'

/**
 * The form fields for the API's names. The API reports the new password as `password` when it violates a rule of the
 * user.
 */
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

export const updatePassword = async (
  deps: ConfirmationDeps & { api: Pick<CommerceApi, 'send'> },
  { currentPassword, newPassword, confirmPassword }: ParsedInput<'updatePassword'>,
  context: RequestContext,
): Promise<Output<'updatePassword'>> => {
  const { session, preferences } = context
  assertPasswordsMatch('newPassword', newPassword, confirmPassword, preferences.language)
  const user = await getCustomerWithCurrentEmail(deps.api, context)
  await confirmCustomer(deps, { context, user, password: currentPassword, field: 'currentPassword' })
  const confirmation = currentPassword === '' ? {} : { existingPassword: currentPassword }
  const { message } = await user
    .send('PUT', '/change-password', MessageResponse, { ...confirmation, newPassword })
    .catch((error: unknown) => {
      throw toPasswordError(error)
    })
  await logAuthEvent(context, 'auth.password_changed')
  // The API has revoked the refresh tokens of the other sessions. `revokeOthers` ends these sessions at once.
  return { message, revokedCount: await session.customerSessions.revokeOthers() }
}
