import type { EventFilters } from '#shared/api/catalogue/catalogue-schemas.ts'
import { getLocalDay } from '../../presentation/event-date.ts'
import type { EventInformationResource } from '../../upstream/resources/catalogue.ts'

const dayMs = 24 * 60 * 60 * 1000

const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/**
 * Whether an event is within the filter's days, in the venue's time zone. A weekend is Friday to Sunday; on these days
 * it is the current weekend.
 */
const isWithin = (when: NonNullable<EventFilters['when']>, { dates }: EventInformationResource, now: number) => {
  const day = dates.startsAt.slice(0, 10)
  const today = getLocalDay(now, dates.timeZone)
  if (when === 'tonight') return day === today
  const daysSinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7
  const friday = addDays(today, 4 - daysSinceMonday)
  return day >= friday && day <= addDays(friday, 2) && day >= today
}

/** Converts a genre such as "Dub and reggae" to its form in URLs: `dub-and-reggae`. */
export const toGenreKey = (genre: string) =>
  genre
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

export type GenreKeys = ReadonlyMap<string, string>

/** The genre of each event by SKU, made from the English names so that URLs are the same in every language. */
export const toGenreKeys = (englishEvents: readonly EventInformationResource[]): GenreKeys =>
  new Map(englishEvents.map(({ sku, genre }) => [sku, toGenreKey(genre)]))

/** The genres with their counts, the most frequent first. */
export const toGenreFacet = (events: readonly EventInformationResource[], keys: GenreKeys) => {
  const byKey = Map.groupBy(events, ({ sku }) => keys.get(sku) ?? '')
  return [...byKey]
    .filter(([value]) => value !== '')
    .map(([value, [first, ...others]]) => ({ value, label: first!.genre, count: others.length + 1 }))
    .toSorted((a, b) => b.count - a.count)
}

/** Whether an event matches the filters that the API's event search does not have. */
export const matchesQuickFilters = (
  event: EventInformationResource,
  { when, genre }: Pick<EventFilters, 'when' | 'genre'>,
  keys: GenreKeys,
  now: number,
): boolean => (!genre || keys.get(event.sku) === genre) && (!when || isWithin(when, event, now))
