import type { Handlers } from '../../bff/dispatch.ts'
import type { Config } from '../../config/config.ts'
import type { Limits } from '../../limits/limits.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import { assertCredentials } from './assert-credentials.ts'
import { createResetHandlers } from './reset-handlers.ts'
import { createVerificationHandlers } from './verification-handlers.ts'
import { registerUser } from './register-user.ts'
import { describeSession } from './describe-session.ts'
import type { BasketOfIdentity } from './basket-of-identity.ts'
import { changePreferences } from './change-preferences.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { logShopperEvent } from '../../logging/log-shopper-event.ts'

export type IdentityDeps = {
  api: Pick<CommerceApi, 'send'>
  baskets: BasketOfIdentity
  limits: Limits
  config: Pick<Config, 'persistBasket'>
}

type IdentityHandlers = Pick<Handlers, 'getSession' | 'signIn' | 'signOut' | 'register' | 'updatePreferences'> &
  ReturnType<typeof createResetHandlers> &
  ReturnType<typeof createVerificationHandlers>

/** Who is shopping, and how they come and go. */
export const createIdentityHandlers = ({ api, baskets, limits, config }: IdentityDeps): IdentityHandlers => {
  const enter = async (credentials: { email: string; password: string }, context: RequestContext) => {
    const { session, log } = context
    await session.signIn(credentials)
    // The shopper is signed in, whatever becomes of the baskets: the guest's is kept, and reading the basket tries
    // again.
    await baskets.settle(context).catch((error: unknown) => log.warn({ err: error }, 'guest basket not taken over'))
    return describeSession(session)
  }

  return {
    getSession: (_input, { session }) => describeSession(session),

    signIn: async ({ email, password }, context) => {
      assertCredentials({ email, password }, context.preferences.language)
      const counted = [
        { limit: 'signInAccount', of: email },
        { limit: 'signInAddress', of: context.address },
      ] as const
      return limits.spendOnGuess(counted, context.log, () => enter({ email, password }, context))
    },

    register: async (form, context) => {
      await limits.spend([{ limit: 'registration', of: context.address }], context.log)
      await registerUser(api, form, context)
      await logShopperEvent(context, 'auth.sign_up')
      return enter({ email: form.email, password: form.password }, context)
    },

    signOut: async (_input, context) => {
      const { session } = context
      const leave = () => session.signOut()
      await (config.persistBasket ? baskets.carryOver(context, leave) : leave())
      return describeSession(session)
    },

    updatePreferences: (changes, context) => changePreferences(baskets, changes, context),

    ...createResetHandlers({ api, limits }),
    ...createVerificationHandlers({ api }),
  }
}
