import type { ColumnType } from 'kysely'
import type { Media } from '#shared/wire/catalogue.ts'
import type { MenuItemType } from '#shared/wire/content.ts'
import type { Locale, Localised } from '../domain/locale.ts'

/** jsonb: read as values, written as JSON text (`toJsonColumn`), because the drivers handle arrays differently. */
export type Json<T> = ColumnType<T, string, string>
/** jsonb with a default of the database: an insert may leave it out. */
export type DefaultJson<T> = ColumnType<T, string | undefined, string>

/** Shapes of jsonb columns: the wire shapes with every text in every language. */
export type StoredMedia = Omit<Media, 'alt'> & { alt: Localised }

export type StoredAttribute = { code: string; value: Localised }

export type StoredOpeningHours = { days: Localised; opens: string; closes: string }

export type StoredTeaser = {
  code: string
  title: Localised
  text: Localised
  linkText: Localised
  path: string
  image: StoredMedia | null
}

export type StoredQuestion = { topic: Localised | null; question: Localised; answer: Localised }

export type StoredMenuItem = {
  id: string
  itemType: MenuItemType
  linkText: Localised
  path: string
  image: StoredMedia | null
  /** Shown in these languages only; in all languages when missing. */
  shownIn?: Locale[]
  children: StoredMenuItem[]
}

/** Converts a value for a jsonb column. */
export const toJsonColumn = (value: unknown): string => JSON.stringify(value)
