import { sql, type Selectable } from 'kysely'
import type { EventTable, LocationTable } from '../../db/catalogue-schema.ts'

export type VenueRecord = Pick<
  Selectable<LocationTable>,
  'id' | 'slug' | 'name' | 'city' | 'country_code' | 'time_zone' | 'street_lines' | 'postcode'
>

export type EventTableRow = Omit<Selectable<EventTable>, 'day'>

export type EventWithVenues = EventTableRow & { venue: VenueRecord; previousVenue: VenueRecord | null }

export const eventDateColumns = [
  'doors_at',
  'starts_at',
  'ends_at',
  'presale_from',
  'on_sale_from',
  'previous_starts_at',
  'announced_at',
] as const satisfies (keyof EventTableRow)[]

/** The columns of `events`, of which none has the name of a column of `products`. */
export const eventColumns = [
  'product_id',
  'venue_id',
  'previous_venue_id',
  'support',
  'genre',
  'genre_key',
  'stored_status',
  ...eventDateColumns,
] as const satisfies (keyof EventTableRow)[]

/** A venue as one JSON value, of which no field is a date. Null without an event. */
export const selectVenue = (column: 'venue_id' | 'previous_venue_id') => sql<VenueRecord | null>`(
  select jsonb_build_object('id', id, 'slug', slug, 'name', name, 'city', city, 'country_code', country_code,
    'time_zone', time_zone, 'street_lines', street_lines, 'postcode', postcode)
  from locations where locations.id = ${sql.ref(`events.${column}`)} and locations.type = 'venue')`
