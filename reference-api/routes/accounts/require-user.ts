import type { TokenClaims } from '#shared/wire/identity.ts'
import type { Db } from '../../db/connect.ts'
import type { UserRow } from '../../db/account-schema.ts'
import { findUser } from '../../store/accounts/users.ts'
import { notFoundError } from '../../http/api-error.ts'

/** The calling user. Guests, and users whose account was deleted while their token is valid, get a 404. */
export const requireUser = async ({ db, claims }: { db: Db; claims: TokenClaims }): Promise<UserRow> => {
  const user = claims.guest_user ? undefined : await findUser(db, claims.id)
  if (!user) throw notFoundError('user.unknown')
  return user
}

/** The user of `/users/{id}`, who must be the caller; otherwise 404. */
export const requireUserById = async (id: string, call: { db: Db; claims: TokenClaims }): Promise<UserRow> => {
  if (id !== call.claims.id) throw notFoundError('user.unknown')
  return requireUser(call)
}
