import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { Localised } from '../../domain/locale.ts'
import {
  hasDayFilter,
  isAtVenue,
  isInMonth,
  isOfGenre,
  isOnDays,
  isUpcoming,
  matchAll,
  type EventFilter,
  type ListedVenue,
} from './event-filter.ts'

/** No venue's clock is further ahead of UTC. */
const maxZoneHours = 14

/** The first day of the first month that begins nowhere before `now`: none of its events has ended. */
const getFirstUntouchedMonth = (now: Date): string => {
  const ahead = new Date(now.getTime() + maxZoneHours * 3_600_000)
  return new Date(Date.UTC(ahead.getUTCFullYear(), ahead.getUTCMonth() + 1, 1)).toISOString().slice(0, 10)
}

/** Rows of (month, venue, genre, number) for all upcoming events: one by one this month, in stored numbers after it. */
const countAllUpcoming = (now: Date) => {
  const untouched = sql`${getFirstUntouchedMonth(now)}::date`
  return sql`
    select month, venue_id, genre_key, events from event_counts where month >= ${untouched}
    union all
    select date_trunc('month', day)::date, venue_id, genre_key, 1 from events
    where ${isUpcoming(now)} and day < ${untouched}
      and starts_at < ${untouched}::timestamp at time zone 'UTC' + make_interval(hours => ${maxZoneHours})`
}

const countUpcomingOnDays = (now: Date, filter: EventFilter, venues: ListedVenue[]) => sql`
  select date_trunc('month', day)::date as month, venue_id, genre_key, 1 as events from events
  where ${isUpcoming(now)} and ${isOnDays(filter, venues, now)}`

type CountRow = {
  month: string | null
  venue_id: string | null
  genre_key: string | null
  genre: Localised | null
  of_month: number
  of_venue: number
  of_genre: number
  of_all: number
}

/** Each column counts what the other filters let through; the genres ignore all filters. */
const groupCounts = async (
  db: Db,
  upcoming: RawBuilder<unknown>,
  filter: EventFilter,
  venues: ListedVenue[],
): Promise<CountRow[]> => {
  const inMonth = isInMonth(sql.ref('month'), filter)
  const atVenue = isAtVenue(sql.ref('venue_id'), filter, venues)
  const ofGenre = isOfGenre(sql.ref('genre_key'), filter)
  const sum = (conditions: Parameters<typeof matchAll>[0]) =>
    sql`coalesce(sum(events) filter (where ${matchAll(conditions)}), 0)::int`
  const { rows } = await sql<CountRow>`
    select to_char(month, 'YYYY-MM') as month, venue_id, genre_key,
      case when genre_key is not null
        then (select genre from events where events.genre_key = upcoming.genre_key limit 1) end as genre,
      ${sum([atVenue, ofGenre])} as of_month,
      ${sum([inMonth, ofGenre])} as of_venue,
      ${sum([])} as of_genre,
      ${sum([inMonth, atVenue, ofGenre])} as of_all
    from (${upcoming}) as upcoming
    group by grouping sets ((month), (venue_id), (genre_key), ())
    order by month`.execute(db)
  return rows
}

export type EventCounts = {
  total: number
  months: { year: number; month: number; count: number }[]
  venues: { venue: ListedVenue; count: number }[]
  genres: { key: string; name: Localised; count: number }[]
}

/** The number of upcoming events that match, and the choices of each filter. Choices without events are left out. */
export const countEvents = async (
  db: Db,
  now: Date,
  filter: EventFilter,
  venues: ListedVenue[],
): Promise<EventCounts> => {
  const allRows = await groupCounts(db, countAllUpcoming(now), filter, venues)
  const rows = hasDayFilter(filter)
    ? await groupCounts(db, countUpcomingOnDays(now, filter, venues), filter, venues)
    : allRows
  const byVenue = new Map(rows.map(({ venue_id, of_venue }) => [venue_id, of_venue]))
  return {
    total: rows.find(({ month, venue_id, genre_key }) => !month && !venue_id && !genre_key)?.of_all ?? 0,
    months: rows.flatMap(({ month, of_month: count }) =>
      month && count > 0 ? [{ year: Number(month.slice(0, 4)), month: Number(month.slice(5)), count }] : [],
    ),
    venues: venues.flatMap((venue) => {
      const count = byVenue.get(venue.id) ?? 0
      return count > 0 ? [{ venue, count }] : []
    }),
    genres: allRows
      .flatMap(({ genre_key: key, genre: name, of_genre: count }) =>
        key && name && count > 0 ? [{ key, name, count }] : [],
      )
      .toSorted((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1)),
  }
}
