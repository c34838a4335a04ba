import type { RequestContext } from './request-context.ts'

/** The context of a request that holds the shopper's basket lock. No other request changes the basket meanwhile. */
export type LockedContext = RequestContext & { readonly hasBasketLock: true }
