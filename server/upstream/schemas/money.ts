import { z } from 'zod'
import type * as wire from '#shared/wire/money.ts'
import { reads } from './reads.ts'

const minorUnits = z.int()

export const Price = reads<wire.Price>()(
  z.object({ currency: z.string(), net: minorUnits, gross: minorUnits, taxRate: z.number() }),
)

const bound = z.object({ net: minorUnits, gross: minorUnits })

export const PriceRange = reads<wire.PriceRange>()(z.object({ currency: z.string(), minimum: bound, maximum: bound }))
