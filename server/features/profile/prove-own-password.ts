import type { Limits } from '../../limits/limits.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { OwnUser } from './own-user.ts'
import { wrongPasswordAt } from './wording.ts'
import { logShopperEvent } from '../../logging/log-shopper-event.ts'

type Proof = { limits: Limits; context: RequestContext; user: OwnUser; password: string; field: string }

/** Refuses a wrong password at its field. Guessing here counts like guessing at the sign-in. */
export const proveOwnPassword = ({ limits, context, user, password, field }: Proof): Promise<void> => {
  const {
    session,
    address,
    log,
    preferences: { language },
  } = context
  return limits.spendOnGuess(
    [
      { limit: 'signInAccount', of: user.email },
      { limit: 'signInAddress', of: address },
    ],
    log,
    async () => {
      if (await session.signedIn.isPassword(password)) return
      await logShopperEvent(context, 'auth.password_refused')
      throw wrongPasswordAt(field, language)
    },
  )
}
