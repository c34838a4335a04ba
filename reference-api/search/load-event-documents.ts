import type { Db } from '../db/connect.ts'
import { inLocale, getLocaleTag, presentLanguage, type Localised, type Locale } from '../domain/locale.ts'
import { toIsoInZone } from '../domain/zoned-time.ts'
import { htmlToText } from './html-to-text.ts'
import type { SearchDocument } from './search-document.ts'

/** "Post-punk" becomes `post-punk`. Uses the English name, so that the slug is the same in both languages. */
const toSlug = (genre: Localised) =>
  genre.en
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** All events, past ones included, because time passes while an index exists. */
export const loadEventDocuments = async (db: Db, locale: Locale): Promise<SearchDocument[]> => {
  const rows = await db
    .selectFrom('events')
    .innerJoin('products', 'products.id', 'events.product_id')
    .innerJoin('locations', 'locations.id', 'events.venue_id')
    .select(['products.id', 'products.slug', 'products.name', 'products.attributes', 'products.media'])
    .select(['events.support', 'events.genre', 'events.starts_at', 'events.ends_at'])
    .select(['locations.slug as venue_slug', 'locations.name as venue', 'locations.city', 'locations.time_zone'])
    .execute()
  const monthFormat = new Intl.DateTimeFormat(getLocaleTag(locale), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return rows.map((row) => {
    const getAttribute = (code: string) =>
      inLocale(row.attributes.find((attribute) => attribute.code === code)?.value, locale) ?? ''
    const day = toIsoInZone(row.starts_at, row.time_zone)
    const support = inLocale(row.support, locale) ?? ''
    return {
      id: `event-${row.id}`,
      type: 'event',
      slug: row.slug,
      location: `/whats-on/${row.slug}`,
      title: inLocale(row.name, locale),
      relatedNames: [
        support,
        row.venue,
        row.city,
        inLocale(row.genre, locale),
        monthFormat.format(new Date(`${day.slice(0, 10)}T12:00:00Z`)),
      ].join(' · '),
      summary: getAttribute('short_description'),
      text: htmlToText(getAttribute('description')),
      venue: { slug: row.venue_slug, name: row.venue },
      genre: { slug: toSlug(row.genre), name: inLocale(row.genre, locale), ...presentLanguage(row.genre, locale) },
      month: day.slice(0, 7),
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      shownFrom: null,
      media: row.media,
      ...presentLanguage(row.genre, locale),
    }
  })
}
