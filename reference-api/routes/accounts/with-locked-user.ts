import { bulkhead, type BulkheadPolicy } from 'cockatiel'
import type { TokenClaims } from '#shared/wire/identity.ts'
import type { Db } from '../../db/connect.ts'
import type { UserRow } from '../../db/account-schema.ts'
import { lockUser } from '../../store/accounts/users.ts'
import { requireUser } from './require-user.ts'

/** More than the open tabs of one person, and little enough for the last one to be done in time. */
export const maxWaitingChanges = 8

const queues = new Map<string, BulkheadPolicy>()

/** One call of a user at a time; others wait. A full queue rejects with 503. */
const runAlone = async <T>(userId: string, work: () => Promise<T>, signal: AbortSignal): Promise<T> => {
  const queue = queues.get(userId) ?? bulkhead(1, maxWaitingChanges)
  queues.set(userId, queue)
  try {
    return await queue.execute(work, signal)
  } finally {
    if (queue.executionSlots === 1) queues.delete(userId)
  }
}

/**
 * Runs `work` in a transaction that locks the calling user, so that changes of one user's data run one after the other.
 * Calls wait before they take a connection: a customer who sends many at once would otherwise hold all connections.
 * Throws 404 like `requireUser`.
 */
export const withLockedUser = async <T>(
  call: { db: Db; claims: TokenClaims; signal: AbortSignal },
  work: (transaction: Db, user: UserRow) => Promise<T>,
): Promise<T> => {
  const user = await requireUser(call)
  const lockAndWork = () =>
    call.db.transaction().execute(async (transaction) => {
      await lockUser(transaction, user.id)
      return work(transaction, user)
    })
  return runAlone(user.id, lockAndWork, call.signal)
}
