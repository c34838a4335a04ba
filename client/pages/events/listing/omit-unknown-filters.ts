import type { ListingParams } from './event-filters.ts'

type Values = readonly { value: string }[]

/**
 * The filters without values that no event and no venue has. Days and months count up to those of the first and last
 * event. All values count while the lists are unknown.
 */
export const omitUnknownFilters = (
  { year, month, day, venue, genre, ...rest }: Omit<ListingParams, 'page'>,
  all: { months: Values; genres: Values } | undefined,
  venues: readonly { slug: string }[] | undefined,
): Omit<ListingParams, 'page'> => {
  const [first = '', last = ''] = all ? [all.months[0]?.value, all.months.at(-1)?.value] : ['0000', '9999']
  const isInRange = (time: string | undefined): time is string =>
    time !== undefined && time.slice(0, 7) >= first.slice(0, time.length) && time.slice(0, 7) <= last
  return {
    ...rest,
    ...(isInRange(year) ? { year } : {}),
    ...(isInRange(month) ? { month } : {}),
    ...(isInRange(day) ? { day } : {}),
    ...(venue && (!venues || venues.some(({ slug }) => slug === venue)) ? { venue } : {}),
    ...(genre && (!all || all.genres.some(({ value }) => value === genre)) ? { genre } : {}),
  }
}
