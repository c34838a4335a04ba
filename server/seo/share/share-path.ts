import { createHash } from 'node:crypto'
import type { EventCard } from '#shared/api/catalogue/catalogue-schemas.ts'
import { languages, parseLanguage, type Language } from '#shared/rules/preferences.ts'

/** Part of every version; raised when cards are drawn another way. */
const recipe = 1

const shortHash = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 10)

/** All that a card shows, so that another card has another address: who shares a link keeps pictures for good. */
export const cardVersion = ({ name, venue, date, status, image }: EventCard, language: Language): string =>
  shortHash([recipe, language, name, venue.name, venue.city, date.iso, date.doors, date.starts, status, image?.src])

export const eventCardPath = (event: EventCard, language: Language) =>
  `/share/whats-on/${event.slug}.${language}.jpg?v=${cardVersion(event, language)}`

export const brandCardPath = (language: Language) => `/share/px-live.${language}.jpg?v=${recipe}`

/** `slug` is null for the card of the brand. */
export type WantedCard = { slug: string | null; language: Language }

const card = new RegExp(`^/share/(?:whats-on/([a-z0-9-]{1,160})|px-live)\\.(${languages.join('|')})\\.jpg$`)

/** What a path asks for; undefined when it is none of these. */
export const readCardPath = (path: string): WantedCard | undefined => {
  const [, slug = null, named] = card.exec(path) ?? []
  const language = parseLanguage(named)
  return language && { slug, language }
}
