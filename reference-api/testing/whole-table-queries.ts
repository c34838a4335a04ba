/** Tables of a few rows, which editors and operators write by hand: reading all of them is meant. */
export const smallTables: ReadonlySet<string> = new Set([
  'article_categories',
  'catalogue_version',
  'forms',
  'locations',
  'menus',
  'operators',
  'product_categories',
])

const searchIndex = 'the search index of a process is built from all texts, once for each version of the catalogue'
const hourlyJob = 'the hourly job that deletes expired rows'

/** Queries that read a whole table on purpose, by the beginning of their text. */
export const wholeTableQueries: readonly { text: string; why: string }[] = [
  { text: 'select "products"."id", "products"."slug", "products"."name", "products"."attributes"', why: searchIndex },
  { text: 'select "id", "slug", "type", "name", "attributes", "media" from "products"', why: searchIndex },
  { text: 'select "id", "slug", "title", "lead", "body", "image", "meta_description"', why: searchIndex },
  { text: 'select "articles"."id", "articles"."slug", "articles"."title", "articles"."lead"', why: searchIndex },
  { text: 'delete from "newsletter_subscriptions" where "status"', why: hourlyJob },
  { text: 'delete from "password_resets" where "expires_at"', why: hourlyJob },
  { text: 'select "category_id", count(*) as "articles"', why: 'editors write articles one by one; an index is read' },
  { text: 'select "category_id", "product_id" from "product_category_members"', why: 'the tree counts its products' },
]
