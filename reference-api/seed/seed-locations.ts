import type { Db } from '../db/connect.ts'
import { json } from '../db/stored-json.ts'
import { insertBatches } from './insert-batches.ts'
import type { Pictures } from './pictures.ts'
import type { SeedLocation } from './seed-content.ts'
import { stableId } from './stable.ts'

const rowOf = async (place: SeedLocation, position: number, pictures: Pictures) => {
  const alt = { en: `Inside ${place.name}`, de: `Blick in: ${place.name}` }
  const media = await Promise.all(
    place.prints.map((print, index) => pictures(print, index === 0 ? 'room' : 'gallery', alt)),
  )
  const { slug, type, active, name, city, postcode, latitude, longitude, telephone, email, capacity } = place
  return {
    id: stableId('location', slug),
    ...{ slug, type, active, position, name, city, postcode, latitude, longitude, telephone, email, capacity },
    country_code: place.countryCode,
    street_lines: json(place.streetLines),
    time_zone: place.timeZone,
    tagline: json(place.tagline),
    description: json(place.description),
    access: json(place.access),
    getting_here: json(place.gettingHere),
    opening_hours: json(place.openingHours),
    media: json(media.filter(Boolean)),
  }
}

export const seedLocations = async (db: Db, locations: SeedLocation[], pictures: Pictures): Promise<void> => {
  await insertBatches(
    db,
    'locations',
    await Promise.all(locations.map((place, position) => rowOf(place, position, pictures))),
  )
}
