import { Totals } from '../money.ts'
import { declareFields } from '../capabilities.ts'

/** Capability: a basket embeds the response of `GET /baskets/{id}/totals`, which saves a call after each change. */
export const EmbeddedTotalsExtension = declareFields('embedded-totals', { totals: Totals.exactOptional() })
