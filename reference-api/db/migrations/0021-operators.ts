import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Operators with keys and roles, the log of their acts, and refunds that wait for a second operator. */
export const operators: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create table operators (
      id uuid primary key,
      name text not null,
      key_hash text not null unique,
      roles jsonb not null check (roles <@ '["refund", "door", "content"]' and roles <> '[]'),
      created_at timestamptz not null,
      revoked_at timestamptz
    )`.execute(db)
    await sql`create unique index operators_by_name on operators (lower(name)) where revoked_at is null`.execute(db)

    await sql`create table audit_log (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      operator_id uuid references operators,
      operator_name text not null,
      act text not null,
      subject text,
      outcome text not null check (outcome in ('done', 'waiting', 'refused', 'failed')),
      details jsonb not null,
      request_id text
    )`.execute(db)
    await sql`create function refuse_change_of_audit_log() returns trigger language plpgsql as $$
      begin
        raise exception 'The audit log takes new rows only';
      end
    $$`.execute(db)
    await sql`create trigger audit_log_takes_new_rows_only before update or delete or truncate on audit_log
      for each statement execute function refuse_change_of_audit_log()`.execute(db)

    await sql`create table refund_requests (
      id uuid primary key,
      order_id text references orders on delete cascade,
      product_id uuid references products on delete cascade,
      tickets jsonb,
      reason text,
      amounts jsonb not null,
      requested_by uuid not null references operators,
      requested_at timestamptz not null,
      expires_at timestamptz not null,
      decision text check (decision in ('approved', 'refused')),
      decided_by uuid references operators,
      decided_at timestamptz,
      check ((order_id is null) <> (product_id is null)),
      check ((decision is null) = (decided_by is null) and (decision is null) = (decided_at is null)),
      constraint refunds_are_approved_by_another check (decision is distinct from 'approved' or decided_by <> requested_by)
    )`.execute(db)
    await sql`create index undecided_refund_requests on refund_requests (expires_at) where decision is null`.execute(db)
    await sql`alter table refunds
      add column requested_by uuid references operators,
      add column approved_by uuid references operators`.execute(db)
    await sql`create index refunds_by_operator on refunds (requested_by, created_at) where requested_by is not null`.execute(
      db,
    )

    await sql`create index confirmed_baskets on baskets (id) where status = 'confirmed'`.execute(db)
  },
}
