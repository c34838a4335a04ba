import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const accounts: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table users
      add column email_verified_at timestamptz,
      add column deletes_at timestamptz,
      add column anonymised_at timestamptz,
      add column newsletter_asked_at timestamptz`.execute(db)
    await sql`create index users_deletion on users (deletes_at) where deletes_at is not null`.execute(db)
    await sql`alter table baskets add column user_id uuid references users on delete set null`.execute(db)
    await sql`create index baskets_user on baskets (user_id)`.execute(db)
    await sql`create table addresses (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      for_billing boolean not null,
      for_delivery boolean not null,
      first_name text not null,
      last_name text not null,
      company text,
      line1 text not null,
      line2 text,
      city text not null,
      region text,
      postcode text not null,
      country_code char(2) not null,
      telephone text,
      modified_at timestamptz not null,
      check (for_billing or for_delivery),
      unique (user_id, id)
    )`.execute(db)
    await sql`create table address_defaults (
      user_id uuid not null references users on delete cascade,
      type text not null check (type in ('billing', 'delivery')),
      address_id uuid not null,
      primary key (user_id, type),
      foreign key (user_id, address_id) references addresses (user_id, id) on delete cascade
    )`.execute(db)
    await sql`create index address_defaults_address on address_defaults (address_id)`.execute(db)
    await sql`create table wishlists (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      name text not null,
      share_nonce text,
      share_hash text unique,
      created_at timestamptz not null,
      modified_at timestamptz not null,
      check ((share_nonce is null) = (share_hash is null))
    )`.execute(db)
    await sql`create index wishlists_user on wishlists (user_id, modified_at)`.execute(db)
    await sql`create table wishlist_items (
      id uuid primary key,
      wishlist_id uuid not null references wishlists on delete cascade,
      named text not null check (named in ('product', 'productVariant')),
      sku text not null,
      quantity int not null check (quantity between 1 and 20),
      position int not null,
      added_at timestamptz not null,
      unique (wishlist_id, named, sku)
    )`.execute(db)
    await sql`create table newsletter_subscriptions (
      id uuid primary key,
      email text not null unique check (email = lower(email)),
      language char(2) not null,
      status text not null check (status in ('pending', 'subscribed', 'unsubscribed')),
      requested_at timestamptz not null,
      confirmed_at timestamptz,
      ended_at timestamptz
    )`.execute(db)
    await sql`create table mailed_tokens (
      token_hash text primary key,
      purpose text not null check (purpose in ('verify-email', 'newsletter-confirm', 'newsletter-unsubscribe')),
      email text not null,
      user_id uuid references users on delete cascade,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db)
    await sql`create index mailed_tokens_email on mailed_tokens (email, purpose)`.execute(db)
    await sql`create index mailed_tokens_user on mailed_tokens (user_id)`.execute(db)
    await sql`create index mailed_tokens_expiry on mailed_tokens (expires_at)`.execute(db)
  },
}
