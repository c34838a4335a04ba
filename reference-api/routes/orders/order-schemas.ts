import { z } from 'zod'

export const orderPath = z.object({ id: z.string().max(100) })

export const ordersQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  itemsPerPage: z.coerce.number().int().min(1).max(50).default(10),
})

/** Anything that no order can have is unknown like any other, so nothing is refused for its form. */
export const orderLookUp = z.object({ email: z.string().max(320).default(''), number: z.string().max(100).default('') })
