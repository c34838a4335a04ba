import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../db/connect.ts'

export type EventFilter = { year?: number | undefined; month?: number | undefined; venue?: string | undefined }

/**
 * Months are those of the venue's own calendar: a New Year's Eve in Berlin is in December wherever it is looked at
 * from.
 */
const venueDatePart = (part: 'year' | 'month') =>
  sql<number>`extract(${sql.raw(part)} from events.starts_at at time zone locations.time_zone)::int`

/** Events that are not over yet and that a filter lets through. */
const queryUpcomingEvents = (db: Db, now: Date, { year, month, venue }: EventFilter) => {
  let query = db
    .selectFrom('events')
    .innerJoin('locations', 'locations.id', 'events.venue_id')
    .where('events.ends_at', '>', now)
  if (venue !== undefined) query = query.where('locations.slug', '=', venue)
  if (year !== undefined) query = query.where(sql<SqlBool>`${venueDatePart('year')} = ${year}`)
  if (month !== undefined) query = query.where(sql<SqlBool>`${venueDatePart('month')} = ${month}`)
  return query
}

/** One page of product ids, soonest first, and how many there are. */
export const searchEvents = async (db: Db, now: Date, filter: EventFilter, page: number, itemsPerPage: number) => {
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

/** How many events each month and each venue would show; each facet is free of its own filter. */
export const countFacets = async (db: Db, now: Date, filter: EventFilter) => {
  const months = await queryUpcomingEvents(db, now, { venue: filter.venue })
    .select([
      venueDatePart('year').as('year'),
      venueDatePart('month').as('month'),
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
