import type { EventFilters } from '#shared/api/catalogue/catalogue-schemas.ts'
import { getLocalDay } from '../../presentation/event-date.ts'
import type { EventInformationResource } from '../../upstream/resources/catalogue.ts'

const dayMs = 24 * 60 * 60 * 1000

const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** Days of the event's venue. A weekend is Friday to Sunday; during one, it is the one that has begun. */
const isWithin = (when: NonNullable<EventFilters['when']>, { dates }: EventInformationResource, now: number) => {
  const day = dates.startsAt.slice(0, 10)
  const today = getLocalDay(now, dates.timeZone)
  if (when === 'tonight') return day === today
  const daysSinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7
  const friday = addDays(today, 4 - daysSinceMonday)
  return day >= friday && day <= addDays(friday, 2) && day >= today
}

/** "Dub and reggae" as it is in a URL: `dub-and-reggae`. */
export const toGenreKey = (genre: string) =>
  genre
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

export type GenreKeys = ReadonlyMap<string, string>

/** Each event's genre by SKU. Made from the English names, so that a URL is the same in every language. */
export const toGenreKeys = (englishEvents: readonly EventInformationResource[]): GenreKeys =>
  new Map(englishEvents.map(({ sku, genre }) => [sku, toGenreKey(genre)]))

/** The genres, most frequent first. */
export const toGenreFacet = (events: readonly EventInformationResource[], keys: GenreKeys) => {
  const byKey = Map.groupBy(events, ({ sku }) => keys.get(sku) ?? '')
  return [...byKey]
    .filter(([value]) => value !== '')
    .map(([value, [first, ...others]]) => ({ value, label: first!.genre, count: others.length + 1 }))
    .toSorted((a, b) => b.count - a.count)
}

/** The filters that the API's event search lacks. */
export const matchesQuickFilters = (
  event: EventInformationResource,
  { when, genre }: Pick<EventFilters, 'when' | 'genre'>,
  keys: GenreKeys,
  now: number,
): boolean => (!genre || keys.get(event.sku) === genre) && (!when || isWithin(when, event, now))
