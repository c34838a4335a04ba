import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../db/connect.ts'

export type EventFilter = { year?: number | undefined; month?: number | undefined; venue?: string | undefined }

/** Months in the venue's time zone: a New Year's Eve in Berlin is in December for every reader. */
const selectVenueDatePart = (part: 'year' | 'month') =>
  sql<number>`extract(${sql.raw(part)} from events.starts_at at time zone locations.time_zone)::int`

/** Events that have not ended and match a filter. */
const queryUpcomingEvents = (db: Db, now: Date, { year, month, venue }: EventFilter) => {
  let query = db
    .selectFrom('events')
    .innerJoin('locations', 'locations.id', 'events.venue_id')
    .where('events.ends_at', '>', now)
  if (venue !== undefined) query = query.where('locations.slug', '=', venue)
  if (year !== undefined) query = query.where(sql<SqlBool>`${selectVenueDatePart('year')} = ${year}`)
  if (month !== undefined) query = query.where(sql<SqlBool>`${selectVenueDatePart('month')} = ${month}`)
  return query
}

/** One page of product ids, by date, and their total number. */
export const searchEventIds = async (db: Db, now: Date, filter: EventFilter, page: number, itemsPerPage: number) => {
  const { total } = await queryUpcomingEvents(db, now, filter)
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await queryUpcomingEvents(db, now, filter)
    .select('events.product_id')
    .orderBy('events.starts_at')
    .orderBy('events.product_id')
    .limit(itemsPerPage)
    .offset((page - 1) * itemsPerPage)
    .execute()
  return { total: Number(total), productIds: rows.map(({ product_id }) => product_id) }
}

/** Number of events per month and per venue; each facet ignores its own filter. */
export const countEventFacets = async (db: Db, now: Date, filter: EventFilter) => {
  const months = await queryUpcomingEvents(db, now, { venue: filter.venue })
    .select([
      selectVenueDatePart('year').as('year'),
      selectVenueDatePart('month').as('month'),
      sql<number>`count(*)::int`.as('count'),
    ])
    .groupBy(['year', 'month'])
    .orderBy('year')
    .orderBy('month')
    .execute()
  const venues = await queryUpcomingEvents(db, now, { year: filter.year, month: filter.month })
    .select(['locations.slug', 'locations.name', 'locations.city', sql<number>`count(*)::int`.as('count')])
    .groupBy(['locations.slug', 'locations.name', 'locations.city', 'locations.position'])
    .orderBy('locations.position')
    .execute()
  return { months, venues }
}
