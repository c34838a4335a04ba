import { bulkhead, BulkheadRejectedError } from 'cockatiel'
import { AccountDeletionSchedule, AccountExport } from '#shared/wire/extensions/account-data.ts'
import { MembershipResource } from '#shared/wire/extensions/memberships.ts'
import { scheduleDeletion } from '../../store/accounts/account-deletion.ts'
import { findActiveMembership } from '../../store/accounts/memberships.ts'
import { defineRoute } from '../../http/define-route.ts'
import { createDeletionEmail } from '../../mail/account-emails.ts'
import { toAccountRecipient } from '../../mail/create-email.ts'
import { assertConfirmed } from './assert-confirmed.ts'
import { confirmation, userParams } from './identity-schemas.ts'
import { exportAccount } from './export-account.ts'
import { requireUserById } from './require-user.ts'

/** An export takes up to a fifth of a second, so the last client in the queue still gets it in time. */
const maxWaitingExports = 4

/**
 * One export at a time, because it keeps the only thread of the process busy. A full queue rejects with 503. Only
 * customers with a proven email address may wait in it. A client can register any number of accounts with an unproven
 * one, which would fill the queue.
 */
const exportQueue = bulkhead(1, maxWaitingExports)

const readExport = defineRoute({
  method: 'get',
  path: '/users/{id}/export',
  tag: 'Users',
  summary: 'All data about the caller',
  access: 'token',
  params: userParams,
  response: AccountExport,
  errorStatuses: [404, 503],
  handle: async ({ params }, call) => {
    const user = await requireUserById(params.id, call)
    if (!user.email_verified_at && exportQueue.executionSlots === 0)
      throw new BulkheadRejectedError(1, maxWaitingExports)
    return exportQueue.execute(() => exportAccount(call, user), call.signal)
  },
})

const readMembership = defineRoute({
  method: 'get',
  path: '/users/{id}/membership',
  tag: 'Users',
  summary: 'How many tickets of each event have the member price for the caller; 0 without a membership',
  access: 'token',
  params: userParams,
  response: MembershipResource,
  errorStatuses: [404],
  handle: async ({ params }, call) => {
    const { id } = await requireUserById(params.id, call)
    const membership = await findActiveMembership(call.db, id, call.now())
    return {
      '@id': `/users/${id}/membership`,
      '@type': 'Membership' as const,
      ticketsPerEvent: membership?.tickets ?? 0,
    }
  },
})

const deleteUser = defineRoute({
  method: 'delete',
  path: '/users/{id}',
  tag: 'Users',
  summary: 'Ends all sessions of the caller now and the account in a day, unless they sign in before',
  access: 'token',
  params: userParams,
  body: confirmation,
  response: AccountDeletionSchedule,
  errorStatuses: [404],
  handle: async ({ params, body }, call) => {
    const { db, now, mailer, background, locale } = call
    const user = await requireUserById(params.id, call)
    await assertConfirmed(call, user, body.password, 'password')
    const deletesAt = await scheduleDeletion(db, user.id, now())
    const email = createDeletionEmail(toAccountRecipient(user), locale, call.config.shopUrl, deletesAt)
    background.run('deletion email', () => mailer.send(email))
    return { deletesAt: deletesAt.toISOString() }
  },
})

export const accountRoutes = [readExport, readMembership, deleteUser]
