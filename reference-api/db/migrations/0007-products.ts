import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Nested product categories, facets, and related products. */
export const productLists: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table products add column released_at timestamptz`.execute(db)
    await sql`create table product_categories (
      id uuid primary key,
      parent_id uuid references product_categories on delete cascade,
      position int not null,
      path text not null unique,
      title jsonb not null,
      lead jsonb not null,
      body jsonb not null,
      image jsonb not null,
      meta_title jsonb not null,
      meta_description jsonb not null,
      updated_at timestamptz not null
    )`.execute(db)
    await sql`create table product_category_members (
      category_id uuid not null references product_categories on delete cascade,
      product_id uuid not null references products on delete cascade,
      position int not null,
      primary key (category_id, product_id)
    )`.execute(db)
    await sql`create index product_category_members_product on product_category_members (product_id)`.execute(db)
    await sql`create table product_facets (
      product_id uuid not null references products on delete cascade,
      facet text not null check (facet in ('format', 'room')),
      value text not null,
      label jsonb not null,
      position int not null,
      primary key (product_id, facet, value)
    )`.execute(db)
    await sql`create table product_relations (
      product_id uuid not null references products on delete cascade,
      related_id uuid not null references products on delete cascade,
      type text not null check (type in ('related', 'accessory')),
      position int not null,
      primary key (product_id, related_id, type),
      check (product_id <> related_id)
    )`.execute(db)
  },
}
