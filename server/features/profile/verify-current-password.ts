import type { Limits } from '../../limits/limits.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { CurrentCustomer } from './current-customer.ts'
import { wrongPasswordError } from './profile-messages.ts'
import { logAuthEvent } from '../../logging/log-auth-event.ts'

type PasswordCheck = { limits: Limits; context: RequestContext; user: CurrentCustomer; password: string; field: string }

/** Rejects a wrong password at its field. Guesses count towards the limits of signing in. */
export const verifyCurrentPassword = ({ limits, context, user, password, field }: PasswordCheck): Promise<void> => {
  const {
    session,
    clientIp,
    log,
    preferences: { language },
  } = context
  return limits.consumeForGuess(
    [
      { limit: 'signInAccount', subject: user.email },
      { limit: 'signInIp', subject: clientIp },
    ],
    log,
    async () => {
      if (await session.customerSessions.verifyPassword(password)) return
      await logAuthEvent(context, 'auth.password_rejected')
      throw wrongPasswordError(field, language)
    },
  )
}
