import type { SelectQueryBuilder } from 'kysely'

/** Counts the rows of a query that selects nothing. PostgreSQL counts in 64 bits, which arrive as text. */
export const countRows = async <D, T extends keyof D>(query: SelectQueryBuilder<D, T, object>): Promise<number> => {
  const { total } = await query
    .select(({ fn }) => fn.countAll().as('total'))
    .$castTo<{ total: string }>()
    .executeTakeFirstOrThrow()
  return Number(total)
}
