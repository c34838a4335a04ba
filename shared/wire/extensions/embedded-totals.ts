import { z } from 'zod'
import { Totals } from '../money.ts'

/** Capability: a basket embeds the response of `GET /baskets/{id}/totals`, which saves a call after each change. */
export const EmbeddedTotalsExtension = z.object({ totals: Totals.exactOptional() })
