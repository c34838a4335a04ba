import { sql } from 'kysely'
import type { SaleStatus } from '#shared/wire/catalogue.ts'
import type { Db } from '../../db/connect.ts'
import type { Localised } from '../../domain/locale.ts'
import { matchesFilter, type EventFilter, type ListedVenue } from './event-filter.ts'
import { selectSaleStatus } from './select-sale-status.ts'

const eventsOfADay = 3

/** One of the first events of a day; `total` counts all of that day. */
export type CalendarEventRow = {
  date: string
  total: number
  sku: string
  slug: string
  name: Localised
  sale_status: SaleStatus
  venue_id: string
  doors_at: Date
  starts_at: Date
  ends_at: Date
}

/** The month (1 to 12) of the next event that matches; an empty object when there is none. */
export const findFirstMonth = async (
  db: Db,
  now: Date,
  filter: EventFilter,
  venues: ListedVenue[],
): Promise<{ year?: number; month?: number }> => {
  const first = await db
    .selectFrom('events')
    .select([
      sql<number>`extract(year from day)::int`.as('year'),
      sql<number>`extract(month from day)::int`.as('month'),
    ])
    .where(matchesFilter(filter, venues, now))
    .orderBy('starts_at')
    .limit(1)
    .executeTakeFirst()
  return first ?? {}
}

/** The first upcoming events of each day of a month, by date. */
export const findCalendarEvents = async (
  db: Db,
  now: Date,
  filter: EventFilter,
  venues: ListedVenue[],
): Promise<CalendarEventRow[]> => {
  const { rows } = await sql<CalendarEventRow>`
    select to_char(events.day, 'YYYY-MM-DD') as date, total, sku, slug, name, ${selectSaleStatus(now)} as sale_status,
      venue_id, doors_at, starts_at, ends_at
    from (
      select product_id, row_number() over days as position, count(*) over (partition by day)::int as total
      from events where ${matchesFilter(filter, venues, now)}
      window days as (partition by day order by starts_at, product_id)
    ) as numbered
    join events using (product_id)
    join products on products.id = product_id
    where position <= ${eventsOfADay}::int
    order by events.day, starts_at, product_id`.execute(db)
  return rows
}
