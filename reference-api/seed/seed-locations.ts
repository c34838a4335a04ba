import type { Db } from '../db/connect.ts'
import { toJsonColumn } from '../db/stored-json.ts'
import { getLocalised } from '../domain/load-texts.ts'
import { insertBatches } from './insert-batches.ts'
import type { ImageLookup } from './image-lookup.ts'
import type { SeedLocation } from './seed-content.ts'
import { createSeededId } from './seeded-values.ts'

const toLocationRow = async (location: SeedLocation, position: number, pictures: ImageLookup) => {
  const alt = getLocalised('catalogue', 'insideVenue', { venue: location.name })
  const media = await Promise.all(
    location.prints.map((print, index) => pictures(print, index === 0 ? 'room' : 'gallery', alt)),
  )
  const { slug, type, active, name, city, postcode, latitude, longitude, telephone, email, capacity } = location
  return {
    id: createSeededId('location', slug),
    ...{ slug, type, active, position, name, city, postcode, latitude, longitude, telephone, email, capacity },
    country_code: location.countryCode,
    street_lines: toJsonColumn(location.streetLines),
    time_zone: location.timeZone,
    tagline: toJsonColumn(location.tagline),
    description: toJsonColumn(location.description),
    access: toJsonColumn(location.access),
    getting_here: toJsonColumn(location.gettingHere),
    opening_hours: toJsonColumn(location.openingHours),
    media: toJsonColumn(media.filter(Boolean)),
  }
}

export const seedLocations = async (db: Db, locations: SeedLocation[], pictures: ImageLookup): Promise<void> => {
  await insertBatches(
    db,
    'locations',
    await Promise.all(locations.map((location, position) => toLocationRow(location, position, pictures))),
  )
}
