import { z } from 'zod'

export const articleCategoryParams = z.object({ path: z.string() })

/** The specification sets 25 articles a page as the default. */
export const articlesQuery = z.object({
  itemsPerPage: z.coerce.number().int().min(1).max(1000).default(25),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})
