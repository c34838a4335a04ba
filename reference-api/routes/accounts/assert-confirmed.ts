import type { TokenClaims } from '#shared/wire/identity.ts'
import type { UserRow } from '../../db/account-schema.ts'
import { verifyPassword } from '../../domain/accounts/password.ts'
import { validationError } from '../../http/api-error.ts'
import type { Call } from '../../http/call.ts'
import { findConfirmation } from '../../store/accounts/passkeys.ts'

/**
 * Call it before a sensitive change. Throws a violation of `propertyPath` unless the password is right or, without one,
 * the caller's sign-in used a passkey within the last five minutes.
 */
export const assertConfirmed = async (
  { db, now, claims }: Call & { claims: TokenClaims },
  user: UserRow,
  password: string | undefined,
  propertyPath: string,
  status: 400 | 422 = 422,
): Promise<void> => {
  if (password === undefined) {
    if (!(await findConfirmation(db, user.id, claims.sid, now())))
      throw validationError([{ propertyPath, key: 'value.required' }], status)
  } else if (!(await verifyPassword(user.password_hash, password)))
    throw validationError([{ propertyPath, key: 'password.wrong' }], status)
}
