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
  return (await unclaimed.executeTakeFirst()) !== undefined
}

/** As `claimOrders`, in a transaction that does more. */
export const claimOrdersWithin = async (tx: Db, user: UserRow, now: Date): Promise<number> => {
  if (!user.email_verified_at || !(await hasClaimableOrders(tx, user))) return 0
  // One after the other, or two memberships could begin on the same day instead of in turn.
  await lockUser(tx, user.id)
  const claimed = await tx
    .updateTable('orders')
    .set({ user_id: user.id })
    .where('email', '=', user.email)
    .where('user_id', 'is', null)
    .where('anonymised_at', 'is', null)
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
 * Orders that were placed without an account in the name of an address become the account's that has proved the address
 * to be its own, and memberships that waited in them start. From then on their keys open nothing. Without a verified
 * address nothing is claimed. Returns how many orders.
 */
export const claimOrders = async (db: Db, user: UserRow, now: Date): Promise<number> => {
  if (!user.email_verified_at || !(await hasClaimableOrders(db, user))) return 0
  return db.transaction().execute((transaction) => claimOrdersWithin(transaction, user, now))
}
