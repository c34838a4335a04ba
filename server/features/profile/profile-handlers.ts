import type { Handlers } from '../../bff/dispatch.ts'
import type { Limits } from '../../limits/limits.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import { User } from '../../upstream/schemas/identity.ts'
import { AccountDeletion, AccountExport, Announcement } from '../../upstream/schemas/profile.ts'
import { changePassword } from './change-password.ts'
import { currentUser, ownUser } from './own-user.ts'
import { presentExport } from './present-export.ts'
import { proveOwnPassword } from './prove-own-password.ts'
import { createSessionsHandlers } from './sessions-handlers.ts'
import { assertConfirmed } from './wording.ts'
import { logShopperEvent } from '../../logging/log-shopper-event.ts'
import { AppError } from '../../http/errors.ts'

export type ProfileDeps = { api: Pick<CommerceApi, 'send'>; limits: Limits; now: () => number }

type ProfileHandlers = Pick<
  Handlers,
  'getProfile' | 'updateProfile' | 'deleteAccount' | 'exportData' | 'sendVerificationMail' | 'changePassword'
> &
  ReturnType<typeof createSessionsHandlers>

const isSameEmail = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** The customer's own record: who they are, how they sign in, and leaving. */
export const createProfileHandlers = ({ api, limits, now }: ProfileDeps): ProfileHandlers => ({
  getProfile: async (_input, context) => (await ownUser(api, context)).send('GET', '', User),

  updateProfile: async ({ currentPassword, ...changes }, context) => {
    const user = await currentUser(api, context)
    const isMoving = !isSameEmail(changes.email, user.email)
    if (isMoving) {
      await proveOwnPassword({ limits, context, user, password: currentPassword ?? '', field: 'currentPassword' })
      // It is mailed to, and told when it is taken.
      await limits.spend(
        [
          { limit: 'resetAccount', of: user.id },
          { limit: 'resetAddress', of: context.address },
        ],
        context.log,
      )
    }
    const changed = await user.send('PUT', '', User, changes)
    if (isMoving) await logShopperEvent(context, 'auth.email_changed')
    // Settled rule 3: the claims are current at once.
    await context.session.refresh()
    return changed
  },

  changePassword: (input, context) => changePassword({ api, limits }, input, context),

  deleteAccount: async ({ password, confirmed }, context) => {
    const {
      session,
      log,
      preferences: { language },
    } = context
    const user = await ownUser(api, context)
    assertConfirmed(confirmed === true, language)
    const counted = [
      { limit: 'signInAccount', of: user.email },
      { limit: 'signInAddress', of: context.address },
    ] as const
    const answer = await limits.spendOnGuess(counted, log, () =>
      user.send('DELETE', '', AccountDeletion, { password }).catch(async (error: unknown) => {
        if (error instanceof AppError && error.status === 422) await logShopperEvent(context, 'auth.password_refused')
        throw error
      }),
    )
    await logShopperEvent(context, 'auth.account_deletion')
    await session.signedIn.endOthers()
    await session.signOut()
    return answer
  },

  exportData: async (_input, context) => {
    const exported = await (await ownUser(api, context)).send('GET', '/export', AccountExport)
    await logShopperEvent(context, 'auth.data_exported')
    return presentExport(exported)
  },

  sendVerificationMail: async (_input, context) => {
    const user = await ownUser(api, context)
    await limits.spend(
      [
        { limit: 'resetAccount', of: user.id },
        { limit: 'resetAddress', of: context.address },
      ],
      context.log,
    )
    return user.send('POST', '/verification-mail', Announcement)
  },

  ...createSessionsHandlers(now),
})
