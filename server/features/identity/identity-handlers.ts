import { PasskeyRequestOptions } from '#shared/wire/extensions/passkeys.ts'
import type { Handlers } from '../../bff/dispatch.ts'
import type { Config } from '../../config/config.ts'
import { AppError } from '../../http/errors.ts'
import type { LimitKey, Limits } from '../../limits/limits.ts'
import { listPasswordLimits } from '../../limits/password-limits.ts'
import { hasStatus, type CommerceApi } from '../../upstream/commerce-api.ts'
import { toAppError } from '../../upstream/to-app-error.ts'
import { assertCredentialsEntered } from './assert-credentials-entered.ts'
import { createPasswordResetHandlers } from './password-reset-handlers.ts'
import { createEmailUndoHandlers } from './email-undo-handlers.ts'
import { createVerificationHandlers } from './verification-handlers.ts'
import { reportStuffing } from './report-stuffing.ts'
import { reportNewDevice } from './report-new-device.ts'
import { registerCustomer } from './register-customer.ts'
import { describeSession } from './describe-session.ts'
import type { IdentityBaskets } from './identity-baskets.ts'
import { changePreferences } from './change-preferences.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { SignIn } from '../../session/shopper-session.ts'
import { logAuthEvent } from '../../logging/log-auth-event.ts'

type IdentityDeps = {
  api: Pick<CommerceApi, 'send' | 'has'>
  baskets: IdentityBaskets
  limits: Limits
  config: Pick<Config, 'persistBasket' | 'currencies'>
}

type IdentityHandlers = Pick<
  Handlers,
  'getSession' | 'signIn' | 'startPasskeyUse' | 'signInWithPasskey' | 'signOut' | 'register' | 'updatePreferences'
> &
  ReturnType<typeof createPasswordResetHandlers> &
  ReturnType<typeof createVerificationHandlers> &
  ReturnType<typeof createEmailUndoHandlers>

export const createIdentityHandlers = ({ api, baskets, limits, config }: IdentityDeps): IdentityHandlers => {
  const mergeBasketAfter = async (signIn: Promise<SignIn>, context: RequestContext) => {
    const { session, log } = context
    const { hasCancelledDeletion } = await signIn
    // Signing in succeeds even when the merge fails: the guest basket stays, and the next read of the basket merges it.
    await baskets
      .mergeAfterSignIn(context)
      .catch((error: unknown) => log.warn({ err: error }, 'guest basket not merged'))
    return { ...(await describeSession(session)), ...(hasCancelledDeletion ? { hasCancelledDeletion } : {}) }
  }

  return {
    getSession: (_input, { session }) => describeSession(session),

    signIn: async ({ email, password }, context) => {
      assertCredentialsEntered({ email, password }, context.preferences.language)
      const limitKeys = await listPasswordLimits(context, email)
      const session = await limits.consumeForGuess(limitKeys, context.log, () =>
        mergeBasketAfter(context.session.signIn({ email, password }), context).catch(async (error: unknown) => {
          await reportStuffing(limits, { email, error }, context)
          throw error
        }),
      )
      await reportNewDevice(api, context)
      return session
    },

    register: async (form, context) => {
      const byMailbox: LimitKey = { limit: 'registrationAccount', email: form.email }
      await limits.consume([{ limit: 'registration', subject: context.clientIp }, byMailbox], context.log)
      await registerCustomer(api, form, context).catch(async (error: unknown) => {
        // No account and no email, so the owner of the mailbox keeps the count.
        if (error instanceof AppError && error.status < 500) await limits.restore([byMailbox], context.log)
        throw error
      })
      await logAuthEvent(context, 'auth.sign_up', form.email)
      return mergeBasketAfter(context.session.signIn({ email: form.email, password: form.password }), context)
    },

    signOut: async (_input, context) => {
      const { session } = context
      const endSession = () => session.signOut()
      await (config.persistBasket ? baskets.copyToGuest(context, endSession) : endSession())
      return describeSession(session)
    },

    updatePreferences: (changes, context) => changePreferences(baskets, changes, context, config.currencies),

    startPasskeyUse: (_input, { session, preferences: { language } }) =>
      session
        .withAccessToken((token) =>
          api.send({ method: 'POST', path: '/auth/passkey-options', token, language, schema: PasskeyRequestOptions }),
        )
        .catch((error: unknown) => {
          throw toAppError(error)
        }),

    signInWithPasskey: async ({ credential }, context) => {
      const limitKeys = [{ limit: 'passkeysIp', subject: context.clientIp } as const]
      const session = await limits.consumeForGuess(limitKeys, context.log, () =>
        mergeBasketAfter(context.session.signInWithPasskey(credential), context).catch(async (error: unknown) => {
          if (hasStatus(error, 422)) await logAuthEvent(context, 'auth.passkey_rejected')
          throw toAppError(error)
        }),
      )
      await reportNewDevice(api, context)
      return session
    },

    ...createPasswordResetHandlers({ api, limits }),
    ...createVerificationHandlers({ api, limits }),
    ...createEmailUndoHandlers({ api, limits }),
  }
}
