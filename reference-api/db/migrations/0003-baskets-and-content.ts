import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const basketsAndContent: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create table baskets (
      id text primary key,
      currency char(3) not null,
      status text not null default 'open' check (status in ('open', 'confirmed', 'converted')),
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db)
    await sql`create table basket_lines (
      basket_id text not null references baskets on delete cascade,
      id text not null,
      position int not null,
      variant_id uuid not null references variants on delete cascade,
      named text not null check (named in ('product', 'productVariant')),
      quantity int not null check (quantity between 1 and 20),
      extra_data jsonb not null,
      primary key (basket_id, id)
    )`.execute(db)
    await sql`create table content_pages (
      id uuid primary key,
      slug text not null unique,
      title jsonb not null,
      lead jsonb not null,
      body jsonb not null,
      image jsonb not null,
      meta_title jsonb not null,
      meta_description jsonb not null,
      updated_at timestamptz not null
    )`.execute(db)
    await sql`create table content_elements (
      id uuid primary key,
      code text not null unique,
      title jsonb not null,
      body jsonb not null,
      teasers jsonb not null
    )`.execute(db)
    await sql`create table menus (
      id uuid primary key,
      code text not null unique,
      position int not null,
      title jsonb not null,
      items jsonb not null
    )`.execute(db)
    await sql`create table redirects (
      id uuid primary key,
      source text not null unique,
      target text not null,
      status_code int not null check (status_code in (301, 302, 307, 308))
    )`.execute(db)
  },
}
