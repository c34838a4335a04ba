import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Questions and teasers of content pages, and articles in nested categories. */
export const articles: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table content_pages
      add column form_code text,
      add column product_category text,
      add column questions jsonb not null default '[]'`.execute(db)
    await sql`create table article_categories (
      id uuid primary key,
      parent_id uuid references article_categories on delete cascade,
      position int not null,
      path text not null unique,
      title jsonb not null,
      lead jsonb not null,
      image jsonb not null,
      meta_title jsonb not null,
      meta_description jsonb not null,
      updated_at timestamptz not null
    )`.execute(db)
    await sql`create table articles (
      id uuid primary key,
      category_id uuid not null references article_categories on delete cascade,
      slug text not null unique,
      title jsonb not null,
      lead jsonb not null,
      body jsonb not null,
      image jsonb not null,
      author text not null,
      meta_title jsonb not null,
      meta_description jsonb not null,
      published_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db)
    await sql`create index articles_by_category on articles (category_id, published_at desc, id)`.execute(db)
  },
}
