import type { Limits } from '../../limits/limits.ts'
import { listPasswordLimits } from '../../limits/password-limits.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { CurrentCustomer } from './current-customer.ts'
import { fieldErrors, validationMessage } from '../../presentation/field-errors.ts'
import { wrongPasswordError } from './profile-messages.ts'
import { logAuthEvent } from '../../logging/log-auth-event.ts'

type PasswordCheck = { limits: Limits; context: RequestContext; user: CurrentCustomer; password: string; field: string }

/**
 * Signs in again before a sensitive change. Rejects a wrong password at its field; guesses count towards the limits of
 * signing in.
 */
export const verifyCurrentPassword = async ({
  limits,
  context,
  user,
  password,
  field,
}: PasswordCheck): Promise<void> => {
  const {
    session,
    log,
    preferences: { language },
  } = context
  if (password === '') throw fieldErrors([{ field, message: validationMessage('required', language) }])
  await limits.consumeForGuess(await listPasswordLimits(context, user.email), log, async () => {
    if (await session.signInAgain(password)) return
    await logAuthEvent(context, 'auth.password_rejected')
    throw wrongPasswordError(field, language)
  })
}
