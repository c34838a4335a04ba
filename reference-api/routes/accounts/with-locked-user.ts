import type { TokenClaims } from '#shared/wire/identity.ts'
import type { Db } from '../../db/connect.ts'
import type { UserRow } from '../../db/account-schema.ts'
import { lockUser } from '../../store/accounts/users.ts'
import { requireUser } from './require-user.ts'

/**
 * Runs `work` in a transaction that locks the calling user, so that changes of one user's data run one after the other.
 * Throws 404 like `requireUser`.
 */
export const withLockedUser = async <T>(
  call: { db: Db; claims: TokenClaims },
  work: (transaction: Db, user: UserRow) => Promise<T>,
): Promise<T> => {
  const user = await requireUser(call)
  return call.db.transaction().execute(async (transaction) => {
    await lockUser(transaction, user.id)
    return work(transaction, user)
  })
}
