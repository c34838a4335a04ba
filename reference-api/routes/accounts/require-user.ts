import type { TokenClaims } from '#shared/wire/identity.ts'
import type { Db } from '../../db/connect.ts'
import type { UserRow } from '../../db/schema.ts'
import { findUser } from '../../store/accounts/users.ts'
import { notFoundError } from '../../http/api-error.ts'

/** The user who calls. Guests, and users whose account is gone while their token still lives, have no record: 404. */
export const requireUser = async ({ db, claims }: { db: Db; claims: TokenClaims }): Promise<UserRow> => {
  const user = claims.guest_user ? undefined : await findUser(db, claims.id)
  if (!user) throw notFoundError('user.unknown')
  return user
}

/** The user of `/users/{id}`, who must be the caller; anybody else is unknown. */
export const requireUserById = async (id: string, call: { db: Db; claims: TokenClaims }): Promise<UserRow> => {
  if (id !== call.claims.id) throw notFoundError('user.unknown')
  return requireUser(call)
}
