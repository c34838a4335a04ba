import type { Media } from '#shared/wire/catalogue.ts'
import type { StoredMedia } from '../db/stored-json.ts'
import { inLocale, presentLanguage, type Locale } from '../domain/locale.ts'

export const presentMedia = (picture: StoredMedia, locale: Locale): Media => ({
  ...picture,
  alt: inLocale(picture.alt, locale),
  ...presentLanguage(picture.alt, locale),
})
