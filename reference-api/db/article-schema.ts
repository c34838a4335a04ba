import type { Localised } from '../domain/locale.ts'
import type { Json, StoredMedia } from './stored-json.ts'

/** `path` is the full path from the root: `stories/backstage`. */
export type ArticleCategoryTable = {
  id: string
  parent_id: string | null
  position: number
  path: string
  title: Json<Localised>
  lead: Json<Localised>
  image: Json<StoredMedia | null>
  meta_title: Json<Localised>
  meta_description: Json<Localised>
  updated_at: Date
}

/** `slug` is a path in the URL space of content pages, which take precedence. */
export type ArticleTable = {
  id: string
  category_id: string
  slug: string
  title: Json<Localised>
  lead: Json<Localised>
  body: Json<Localised>
  image: Json<StoredMedia | null>
  author: string
  meta_title: Json<Localised>
  meta_description: Json<Localised>
  published_at: Date
  updated_at: Date
}
