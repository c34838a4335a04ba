import type { Localised } from '../domain/locale.ts'
import type { Json, StoredMedia, StoredMenuItem, StoredQuestion, StoredTeaser } from './stored-json.ts'

export type ContentPageTable = {
  id: string
  slug: string
  title: Json<Localised>
  lead: Json<Localised | null>
  body: Json<Localised>
  image: Json<StoredMedia | null>
  meta_title: Json<Localised>
  meta_description: Json<Localised>
  updated_at: Date
  /** Code of the form below the text. */
  form_code: string | null
  /** The category whose products are listed below the text. */
  product_category: string | null
  questions: Json<StoredQuestion[]>
}

export type ContentElementTable = {
  id: string
  code: string
  title: Json<Localised>
  body: Json<Localised>
  teasers: Json<StoredTeaser[]>
}

export type MenuTable = {
  id: string
  code: string
  position: number
  title: Json<Localised>
  items: Json<StoredMenuItem[]>
}

export type RedirectTable = { id: string; source: string; target: string; status_code: number }
