import type { UserResource } from '#shared/wire/identity.ts'
import type { UserRow } from '../db/account-schema.ts'

export const presentUser = (user: UserRow): UserResource => ({
  '@id': `/users/${user.id}`,
  '@type': 'User',
  id: user.id,
  email: user.email,
  emailVerified: user.email_verified_at !== null,
  pendingEmail: user.pending_email,
  firstName: user.first_name,
  lastName: user.last_name,
  telephone: user.telephone,
  createdAt: user.created_at.toISOString(),
})
