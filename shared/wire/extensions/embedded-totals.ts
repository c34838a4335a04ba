import { z } from 'zod'
import { Totals } from '../money.ts'

/** Capability: a basket embeds what `GET /baskets/{id}/totals` answers, which saves a call after each change. */
export const EmbeddedTotalsExtension = z.object({ totals: Totals.exactOptional() })
