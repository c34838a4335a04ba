import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const catalogue: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create table locations (
      id uuid primary key,
      slug text not null unique,
      type text not null check (type in ('venue', 'box_office', 'office')),
      active boolean not null,
      position int not null,
      name text not null,
      city text not null,
      country_code char(2) not null,
      street_lines jsonb not null,
      postcode text not null,
      latitude double precision not null,
      longitude double precision not null,
      time_zone text not null,
      telephone text not null,
      email text not null,
      capacity int,
      tagline jsonb not null,
      description jsonb not null,
      access jsonb not null,
      getting_here jsonb not null,
      opening_hours jsonb not null,
      media jsonb not null
    )`.execute(db)
    await sql`create table products (
      id uuid primary key,
      sku text not null unique,
      slug text not null unique,
      type text not null check (type in ('event', 'membership', 'voucher', 'record')),
      name jsonb not null,
      attributes jsonb not null,
      media jsonb not null,
      updated_at timestamptz not null
    )`.execute(db)
    await sql`create table variants (
      id uuid primary key,
      product_id uuid not null references products on delete cascade,
      sku text not null unique,
      name jsonb not null,
      description jsonb not null,
      position int not null,
      max_per_order int not null check (max_per_order > 0),
      capacity int not null check (capacity >= 0),
      stock int not null check (stock >= 0)
    )`.execute(db)
    await sql`create index variants_product on variants (product_id, position)`.execute(db)
    await sql`create table variant_prices (
      variant_id uuid not null references variants on delete cascade,
      currency char(3) not null,
      net int not null check (net >= 0),
      gross int not null check (gross >= net),
      tax_basis_points int not null check (tax_basis_points >= 0),
      primary key (variant_id, currency)
    )`.execute(db)
    await sql`create table events (
      product_id uuid primary key references products on delete cascade,
      venue_id uuid not null references locations,
      previous_venue_id uuid references locations,
      support jsonb not null,
      genre jsonb not null,
      stored_status text not null,
      doors_at timestamptz not null,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      presale_from timestamptz,
      on_sale_from timestamptz,
      previous_starts_at timestamptz,
      announced_at timestamptz not null,
      check (doors_at <= starts_at and starts_at < ends_at)
    )`.execute(db)
    await sql`create index events_start on events (starts_at)`.execute(db)
  },
}
