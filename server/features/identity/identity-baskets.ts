import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import type { Currency } from '#shared/rules/preferences.ts'
import type { RequestContext } from '../../http/request-context.ts'

/**
 * What coming, going and changing currency mean for the basket; the basket feature does it, and the app puts both
 * together.
 */
export type IdentityBaskets = {
  mergeAfterSignIn(context: RequestContext): Promise<void>
  copyToGuest(context: RequestContext, signOut: () => Promise<void>): Promise<void>
  reprice(context: RequestContext, currency: Currency, isConfirmed: boolean): Promise<Basket | undefined>
}
