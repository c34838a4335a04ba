import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import type { RequestContext } from '../../http/request-context.ts'

/** The basket functions that identity uses; `features/basket/baskets.ts` implements them. */
export type IdentityBaskets = {
  mergeAfterSignIn(context: RequestContext): Promise<void>
  copyToGuest(context: RequestContext, signOut: () => Promise<void>): Promise<void>
  reprice(context: RequestContext, currency: string, isConfirmed: boolean): Promise<Basket | undefined>
}
