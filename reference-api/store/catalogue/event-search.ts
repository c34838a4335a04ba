import { sql, type SqlBool } from 'kysely'
import type { SaleStatus } from '#shared/wire/catalogue.ts'
import type { Db } from '../../db/connect.ts'
import { isUpcoming, matchesFilter, type EventFilter, type ListedVenue } from './event-filter.ts'
import { selectSaleStatus } from './select-sale-status.ts'

/** One page of the product ids of upcoming events, by date. */
export const searchEventIds = async (
  db: Db,
  now: Date,
  filter: EventFilter,
  venues: ListedVenue[],
  { page, itemsPerPage }: { page: number; itemsPerPage: number },
): Promise<string[]> => {
  const rows = await db
    .selectFrom('events')
    .select('product_id')
    .where(matchesFilter(filter, venues, now))
    .orderBy('starts_at')
    .orderBy('product_id')
    .limit(itemsPerPage)
    .offset((page - 1) * itemsPerPage)
    .execute()
  return rows.map(({ product_id }) => product_id)
}

/** The product ids of the next upcoming events, or of the latest announced ones, with one of these sale statuses. */
export const findNextEventIds = async (
  db: Db,
  now: Date,
  { order, count, saleStatuses }: { order: 'date' | 'announced'; count: number; saleStatuses: SaleStatus[] },
): Promise<string[]> => {
  const query = db
    .selectFrom('events')
    .select('product_id')
    .where(isUpcoming(now))
    .$if(saleStatuses.length > 0, (select) =>
      select.where(sql<SqlBool>`${selectSaleStatus(now)} in (${sql.join(saleStatuses)})`),
    )
    .limit(count)
  const ordered = order === 'date' ? query.orderBy('starts_at') : query.orderBy('announced_at', 'desc')
  return (await ordered.orderBy('product_id').execute()).map(({ product_id }) => product_id)
}
