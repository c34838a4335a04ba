import type { Selectable } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { EventTable, LocationTable } from '../../db/schema.ts'

export type VenueRecord = Pick<
  Selectable<LocationTable>,
  'id' | 'slug' | 'name' | 'city' | 'country_code' | 'time_zone' | 'street_lines' | 'postcode'
>

export type EventRecord = Selectable<EventTable> & { venue: VenueRecord; previousVenue: VenueRecord | null }

const findVenues = (db: Db): Promise<VenueRecord[]> =>
  db
    .selectFrom('locations')
    .select(['id', 'slug', 'name', 'city', 'country_code', 'time_zone', 'street_lines', 'postcode'])
    .where('type', '=', 'venue')
    .execute()

/** The events among these products, with their venues. */
export const findEvents = async (db: Db, productIds: string[]): Promise<EventRecord[]> => {
  const events = await db.selectFrom('events').selectAll().where('product_id', 'in', productIds).execute()
  if (events.length === 0) return []
  const venues = new Map((await findVenues(db)).map((venue) => [venue.id, venue]))
  return events.flatMap((event) => {
    const venue = venues.get(event.venue_id)
    const previousVenue = (event.previous_venue_id && venues.get(event.previous_venue_id)) || null
    return venue ? [{ ...event, venue, previousVenue }] : []
  })
}
