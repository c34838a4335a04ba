import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { toNearDays, type NearDays } from '#shared/wire/near-days.ts'
import { toCalendarDays } from '../../domain/catalogue/event-days.ts'
import { toDayInZone } from '../../domain/zoned-time.ts'
import type { Db } from '../../db/connect.ts'

/** `venue` is a slug, `genre` a key, `day` is `YYYY-MM-DD`; all days are those of the venue. */
export type EventFilter = {
  year?: number | undefined
  month?: number | undefined
  venue?: string | undefined
  genre?: string | undefined
  day?: string | undefined
  when?: NearDays | undefined
}

export type ListedVenue = {
  id: string
  slug: string
  name: string
  city: string
  country_code: string
  time_zone: string
}

export const findListedVenues = (db: Db): Promise<ListedVenue[]> =>
  db
    .selectFrom('locations')
    .select(['id', 'slug', 'name', 'city', 'country_code', 'time_zone'])
    .where('type', '=', 'venue')
    .orderBy('position')
    .execute()

type Condition = RawBuilder<SqlBool>

const isAlways = sql<SqlBool>`true`

export const matchAll = (conditions: Condition[]): Condition =>
  conditions.length > 0 ? sql<SqlBool>`(${sql.join(conditions, sql` and `)})` : isAlways

/**
 * Events that have not ended. None has started earlier than the longest event lasts; without that, the index of the
 * start would be read from the first event on.
 */
export const isUpcoming = (now: Date): Condition =>
  sql<SqlBool>`(events.ends_at > ${now}::timestamptz
    and events.starts_at > ${now}::timestamptz - (select max(ends_at - starts_at) from events))`

/** `column` is a day, or the first day of a month. */
export const isInMonth = (column: RawBuilder<unknown>, { year, month }: EventFilter): Condition => {
  if (year !== undefined) {
    const { from, to } = toCalendarDays(year, month)
    return sql<SqlBool>`${column} between ${from}::date and ${to}::date`
  }
  return month === undefined ? isAlways : sql<SqlBool>`extract(month from ${column}) = ${month}`
}

export const isAtVenue = (column: RawBuilder<unknown>, { venue }: EventFilter, venues: ListedVenue[]): Condition => {
  if (venue === undefined) return isAlways
  const id = venues.find(({ slug }) => slug === venue)?.id
  return id === undefined ? sql<SqlBool>`false` : sql<SqlBool>`${column} = ${id}::uuid`
}

export const isOfGenre = (column: RawBuilder<unknown>, { genre }: EventFilter): Condition =>
  genre === undefined ? isAlways : sql<SqlBool>`${column} = ${genre}`

/** The days that `when` means, which depend on the time zone of the venue. */
const isNear = (when: NearDays, venues: ListedVenue[], now: Date): Condition => {
  const venuesByToday = Map.groupBy(venues, ({ time_zone: zone }) => toDayInZone(now, zone))
  const ranges = [...venuesByToday].map(([today, venuesOfDay]) => {
    const { from, to } = toNearDays(when, today)
    const ids = venuesOfDay.map(({ id }) => sql`${id}::uuid`)
    return sql<SqlBool>`(events.day between ${from}::date and ${to}::date and events.venue_id in (${sql.join(ids)}))`
  })
  return ranges.length > 0 ? sql<SqlBool>`(${sql.join(ranges, sql` or `)})` : sql<SqlBool>`false`
}

/** Whether a filter names single days: so few events match that they can be counted one by one. */
export const hasDayFilter = ({ day, when }: EventFilter): boolean => day !== undefined || when !== undefined

export const isOnDays = ({ day, when }: EventFilter, venues: ListedVenue[], now: Date): Condition =>
  matchAll([
    ...(day === undefined ? [] : [sql<SqlBool>`events.day = ${day}::date`]),
    ...(when === undefined ? [] : [isNear(when, venues, now)]),
  ])

/** Every condition of a filter, for a query of events. */
export const matchesFilter = (filter: EventFilter, venues: ListedVenue[], now: Date): Condition =>
  matchAll([
    isUpcoming(now),
    isInMonth(sql.ref('events.day'), filter),
    isAtVenue(sql.ref('events.venue_id'), filter, venues),
    isOfGenre(sql.ref('events.genre_key'), filter),
    isOnDays(filter, venues, now),
  ])
