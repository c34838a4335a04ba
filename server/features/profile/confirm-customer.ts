import { PasskeyListResource } from '#shared/wire/extensions/passkeys.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import type { Limits } from '../../limits/limits.ts'
import { listPasswordLimits } from '../../limits/password-limits.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { CurrentCustomer } from './current-customer.ts'
import { rejectedFieldsError, validationMessage } from '../../presentation/field-errors.ts'
import { wrongPasswordError } from './profile-errors.ts'
import { logAuthEvent } from '../../logging/log-auth-event.ts'

export type ConfirmationDeps = { limits: Limits; api: Pick<CommerceApi, 'has'> }

type Confirmation = { context: RequestContext; user: CurrentCustomer; password: string; field: string }

/** Whether the sign-in of this session used a passkey in the last five minutes. The API decides that. */
const isConfirmedByPasskey = async (user: CurrentCustomer) =>
  (await user.send('GET', '/passkeys', PasskeyListResource.pick({ confirmedUntil: true }))).confirmedUntil !== null

/** Rejects an empty password at its field, unless the customer used a passkey in the last five minutes. */
export const assertUsedPasskey = async (
  { api }: Pick<ConfirmationDeps, 'api'>,
  { context, user, field }: Pick<Confirmation, 'context' | 'user' | 'field'>,
): Promise<void> => {
  if (api.has('passkeys') && (await isConfirmedByPasskey(user))) return
  throw rejectedFieldsError([{ field, message: validationMessage('required', context.preferences.language) }])
}

/**
 * Confirms the customer before a sensitive change: signs in again with the password, or accepts a passkey used in the
 * last five minutes. Rejects a wrong password at its field; guesses count towards the limits for signing in.
 */
export const confirmCustomer = async (deps: ConfirmationDeps, confirmation: Confirmation): Promise<void> => {
  const { context, user, password, field } = confirmation
  if (password === '') return assertUsedPasskey(deps, confirmation)
  await deps.limits.consumeForGuess(await listPasswordLimits(context, user.email), context.log, async () => {
    if (await context.session.signInAgain(password)) return
    await logAuthEvent(context, 'auth.password_rejected')
    throw wrongPasswordError(field, context.preferences.language)
  })
}
