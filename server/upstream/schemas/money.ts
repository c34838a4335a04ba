import { z } from 'zod'
import type * as wire from '#shared/wire/money.ts'
import { schemaFor } from './schema-for.ts'

const minorUnits = z.int()

export const Price = schemaFor<wire.Price>()(
  z.object({ currency: z.string(), net: minorUnits, gross: minorUnits, taxRate: z.number() }),
)

const bound = z.object({ net: minorUnits, gross: minorUnits })

export const PriceRange = schemaFor<wire.PriceRange>()(
  z.object({ currency: z.string(), minimum: bound, maximum: bound }),
)
