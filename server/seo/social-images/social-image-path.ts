import { createHash } from 'node:crypto'
import type { EventListItem } from '#shared/api/catalogue/catalogue-schemas.ts'
import { languages, parseLanguage, type Language } from '#shared/rules/preferences.ts'

/** A part of every version. Increase it when the drawing changes. */
const drawingVersion = 1

const shortHash = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 10)

/**
 * A hash of everything that an image shows, so that a changed image has another URL. Sites that show a link cache its
 * image for a long time.
 */
export const getImageVersion = ({ name, venue, date, status, image }: EventListItem, language: Language): string =>
  shortHash([
    drawingVersion,
    language,
    name,
    venue.name,
    venue.city,
    date.iso,
    date.doors,
    date.starts,
    status,
    image?.src,
  ])

export const getEventImagePath = (event: EventListItem, language: Language) =>
  `/share/whats-on/${event.slug}.${language}.jpg?v=${getImageVersion(event, language)}`

export const getBrandImagePath = (language: Language) => `/share/px-live.${language}.jpg?v=${drawingVersion}`

/** `slug` is null for the image of the brand. */
type RequestedImage = { slug: string | null; language: Language }

const imagePathPattern = new RegExp(`^/share/(?:whats-on/([a-z0-9-]{1,160})|px-live)\\.(${languages.join('|')})\\.jpg$`)

/** Parses the path of an image; undefined for other paths. */
export const parseSocialImagePath = (path: string): RequestedImage | undefined => {
  const [, slug = null, languageText] = imagePathPattern.exec(path) ?? []
  const language = parseLanguage(languageText)
  return language && { slug, language }
}
