import type { Session } from '#shared/api/identity/identity-schemas.ts'
import type { ShopperSession } from '../../session/shopper-session.ts'

/** Presents the session to the browser. Makes no upstream call and creates no session. */
export const describeSession = async (session: ShopperSession): Promise<Session> => {
  const claims = await session.getClaims()
  if (!claims) return { guest: true, basketCount: 0 }
  const basketCount = (await session.getBasketPointer())?.count ?? 0
  if (claims.guest_user) return { guest: true, basketCount }
  const { id, email, first_name: firstName, last_name: lastName } = claims
  return { guest: false, id, email, firstName, lastName, basketCount }
}
