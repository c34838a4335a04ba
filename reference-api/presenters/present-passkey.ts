import type { PasskeyResource } from '#shared/wire/extensions/passkeys.ts'
import type { PasskeyRow } from '../db/account-schema.ts'

export const presentPasskey = (row: PasskeyRow): PasskeyResource => ({
  '@id': `/users/${row.user_id}/passkeys/${row.id}`,
  '@type': 'Passkey',
  id: row.id,
  name: row.name,
  addedAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
})
