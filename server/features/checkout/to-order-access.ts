import type { OrderReference } from '#shared/wire/order-reference.ts'
import type { Purchase } from '../../session/vault/purchases.ts'
import { Secret } from '../../session/vault/secret.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'

/** What the session needs to open an order later: its key or, where the API has no keys, the id of its basket. */
export const toOrderAccess = (
  api: Pick<CommerceApi, 'has'>,
  { id, key }: OrderReference,
  basket: { id: string } | undefined,
): Purchase['order'] => {
  const access = api.has('guest-orders') ? key : basket?.id
  return { id, key: access ? new Secret(access, 'order key') : undefined }
}
