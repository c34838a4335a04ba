import type { RelationType } from '#shared/wire/products.ts'
import type { Localised } from '../domain/locale.ts'
import type { Json, StoredMedia } from './stored-json.ts'

export type ProductCategoryTable = {
  id: string
  parent_id: string | null
  position: number
  path: string
  title: Json<Localised>
  lead: Json<Localised>
  body: Json<Localised>
  image: Json<StoredMedia | null>
  meta_title: Json<Localised>
  meta_description: Json<Localised>
  updated_at: Date
}

export type ProductCategoryMemberTable = { category_id: string; product_id: string; position: number }

export type ProductFacetTable = {
  product_id: string
  facet: 'format' | 'room'
  value: string
  label: Json<Localised>
  position: number
}

export type ProductRelationTable = { product_id: string; related_id: string; type: RelationType; position: number }
