import type { Db } from '../../db/connect.ts'
import { claimMemberships } from '../accounts/memberships.ts'
import type { UserRow } from '../../db/schema.ts'
import { lockUser } from '../accounts/users.ts'

const hasClaimableOrders = async (db: Db, { email }: UserRow): Promise<boolean> => {
  const unclaimed = db
    .selectFrom('orders')
    .select('id')
    .where('email', '=', email)
    .where('user_id', 'is', null)
    .where('anonymised_at', 'is', null)
    .where('disowned_at', 'is', null)
  return (await unclaimed.executeTakeFirst()) !== undefined
}

/** Like `claimOrders`, in the caller's transaction. */
export const claimOrdersWithin = async (tx: Db, user: UserRow, now: Date): Promise<number> => {
  if (!user.email_verified_at || !(await hasClaimableOrders(tx, user))) return 0
  // One after the other, so that memberships follow each other instead of starting on the same day.
  await lockUser(tx, user.id)
  const claimed = await tx
    .updateTable('orders')
    .set({ user_id: user.id })
    .where('email', '=', user.email)
    .where('user_id', 'is', null)
    .where('anonymised_at', 'is', null)
    .where('disowned_at', 'is', null)
    .returning('id')
    .execute()
  await claimMemberships(
    tx,
    user.id,
    claimed.map(({ id }) => id),
    now,
  )
  return claimed.length
}

/**
 * Assigns guest orders with this email address to the account that has verified it, and starts their waiting
 * memberships. Their order keys become invalid, the links in their emails stay valid. Does nothing without a verified
 * address. Returns how many orders.
 */
export const claimOrders = async (db: Db, user: UserRow, now: Date): Promise<number> => {
  if (!user.email_verified_at || !(await hasClaimableOrders(db, user))) return 0
  return db.transaction().execute((transaction) => claimOrdersWithin(transaction, user, now))
}
