import { MessageResponse } from '#shared/wire/hydra.ts'
import { countMemberTickets, noMembership } from '#shared/rules/member-tickets.ts'
import { normaliseEmail } from '#shared/wire/normalise-email.ts'
import type { Handlers } from '../../bff/dispatch.ts'
import type { Limits } from '../../limits/limits.ts'
import { listPasswordLimits } from '../../limits/password-limits.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { itemPath } from '../../presentation/item-path.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import type { BasketResource } from '../../upstream/resources/basket.ts'
import { UserResource } from './account-resources.ts'
import { AccountDeletion, AccountExport, Membership } from './account-resources.ts'
import { updatePassword } from './update-password.ts'
import { getCustomerWithCurrentEmail, getCurrentCustomer } from './current-customer.ts'
import { presentExport } from './present-export.ts'
import { assertUsedPasskey, confirmCustomer } from './confirm-customer.ts'
import { createPasskeyHandlers } from './passkey-handlers.ts'
import { createSessionsHandlers } from './sessions-handlers.ts'
import { assertDeletionAccepted } from './profile-errors.ts'
import { logAuthEvent } from '../../logging/log-auth-event.ts'
import { AppError } from '../../http/errors.ts'

type ProfileDeps = {
  api: Pick<CommerceApi, 'send' | 'has'>
  baskets: {
    /** Runs work that only reads on the open or confirmed basket. */
    withActiveBasket<T>(
      context: RequestContext,
      work: (context: RequestContext, basket: BasketResource | undefined) => Promise<T>,
    ): Promise<T>
  }
  limits: Limits
  now: () => number
}

type ProfileHandlers = Pick<
  Handlers,
  | 'getProfile'
  | 'updateProfile'
  | 'keepEmail'
  | 'deleteAccount'
  | 'exportData'
  | 'getMembership'
  | 'sendVerificationEmail'
  | 'updatePassword'
> &
  ReturnType<typeof createPasskeyHandlers> &
  ReturnType<typeof createSessionsHandlers>

const isSameEmail = (a: string, b: string) => normaliseEmail(a) === normaliseEmail(b)

export const createProfileHandlers = ({ api, baskets, limits, now }: ProfileDeps): ProfileHandlers => ({
  getProfile: async (_input, context) => (await getCurrentCustomer(api, context)).send('GET', '', UserResource),

  updateProfile: async ({ currentPassword, ...changes }, context) => {
    const user = await getCustomerWithCurrentEmail(api, context)
    const isChangingEmail = !isSameEmail(changes.email, user.email)
    if (isChangingEmail) {
      const password = currentPassword ?? ''
      await confirmCustomer({ api, limits }, { context, user, password, field: 'currentPassword' })
      // The API mails the new address, and its rejection would reveal that the address has an account.
      await limits.consume(
        [
          { limit: 'resetIp', subject: context.clientIp },
          { limit: 'resetAccount', subject: user.id },
          { limit: 'emailChangeAccount', email: changes.email },
        ],
        context.log,
      )
    }
    const changed = await user.send('PUT', '', UserResource, changes)
    if (isChangingEmail) await logAuthEvent(context, 'auth.email_change_requested')
    // Refreshes the claims, so that they contain the change at once.
    await context.session.refresh()
    return changed
  },

  keepEmail: async (_input, context) =>
    (await getCurrentCustomer(api, context)).send('DELETE', '/pending-email', UserResource),

  updatePassword: (input, context) => updatePassword({ api, limits }, input, context),

  deleteAccount: async ({ password, confirmed }, context) => {
    const {
      session,
      log,
      preferences: { language },
    } = context
    assertDeletionAccepted(confirmed === true, language)
    const user = await getCustomerWithCurrentEmail(api, context)
    const requestDeletion = (body: object) => user.send('DELETE', '', AccountDeletion, body)
    const deleteByPasskey = async () => {
      await assertUsedPasskey({ api }, { context, user, field: 'password' })
      return requestDeletion({})
    }
    const deleteByPassword = async () => {
      const limitKeys = await listPasswordLimits(context, user.email)
      return limits.consumeForGuess(limitKeys, log, () =>
        requestDeletion({ password }).catch(async (error: unknown) => {
          if (error instanceof AppError && error.status === 422) await logAuthEvent(context, 'auth.password_rejected')
          throw error
        }),
      )
    }
    const response = await (password === '' ? deleteByPasskey() : deleteByPassword())
    await logAuthEvent(context, 'auth.account_deletion')
    await session.customerSessions.revokeOthers()
    await session.signOut()
    return response
  },

  exportData: async (_input, context) => {
    const user = await getCurrentCustomer(api, context)
    await limits.consume(
      [
        { limit: 'exportIp', subject: context.clientIp },
        { limit: 'exportAccount', subject: user.id },
      ],
      context.log,
    )
    const exported = await user.send('GET', '/export', AccountExport)
    await logAuthEvent(context, 'auth.data_exported')
    return presentExport(exported)
  },

  getMembership: async (_input, context) => {
    const claims = await context.session.getClaims()
    if (!claims || claims.guest_user || !api.has('memberships')) return noMembership
    const user = await getCurrentCustomer(api, context)
    const { ticketsPerEvent } = await user.send('GET', '/membership', Membership)
    if (ticketsPerEvent === 0) return noMembership
    const lines = await baskets.withActiveBasket(context, async (_context, basket) => basket?.lines ?? [])
    const inBasket = countMemberTickets(
      lines.map(({ item, member }) => ({ href: itemPath(item.type, item.slug), memberPrice: member })),
    )
    return { ticketsPerEvent, inBasket }
  },

  sendVerificationEmail: async (_input, context) => {
    const user = await getCurrentCustomer(api, context)
    await limits.consume(
      [
        { limit: 'resetIp', subject: context.clientIp },
        { limit: 'resetAccount', subject: user.id },
      ],
      context.log,
    )
    return user.send('POST', '/verification-mail', MessageResponse)
  },

  ...createPasskeyHandlers({ api, limits }),
  ...createSessionsHandlers(now),
})
