import type { TokenClaims } from '#shared/wire/identity.ts'
import type { Db } from '../../db/connect.ts'
import type { UserRow } from '../../db/schema.ts'
import { findUser } from '../../store/accounts/users.ts'
import { notFound } from '../../http/api-error.ts'

/** The user who calls. Guests, and users whose account is gone while their token still lives, have no record: 404. */
export const caller = async ({ db, claims }: { db: Db; claims: TokenClaims }): Promise<UserRow> => {
  const user = claims.guest_user ? undefined : await findUser(db, claims.id)
  if (!user) throw notFound('user.unknown')
  return user
}

/** The user of `/users/{id}`, who must be the caller; anybody else is unknown. */
export const callerNamed = async (id: string, call: { db: Db; claims: TokenClaims }): Promise<UserRow> => {
  if (id !== call.claims.id) throw notFound('user.unknown')
  return caller(call)
}
