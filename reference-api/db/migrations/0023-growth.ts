import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Lists of events must cost the same with a hundred times the events. So each event stores the venue's day and the key
 * of its genre. The database also counts the events of each month, venue and genre, and has indexes for lists. Triggers
 * keep all of it, so that an operator's SQL counts as well.
 */
export const growth: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table events
      add column day date,
      add column genre_key text generated always as (
        trim(both '-' from regexp_replace(lower(normalize(genre->>'en', nfkd)), '[^a-z0-9]+', '-', 'g'))
      ) stored`.execute(db)
    // No fact of an event changes, so calendar files must not get a new version.
    await sql`alter table events disable trigger touch_product_of_event`.execute(db)
    await sql`update events set day = (starts_at at time zone locations.time_zone)::date
      from locations where locations.id = events.venue_id`.execute(db)
    await sql`alter table events enable trigger touch_product_of_event`.execute(db)
    await sql`alter table events alter column day set not null`.execute(db)
    await sql`create function set_event_day() returns trigger language plpgsql as $$
      begin
        new.day := (select (new.starts_at at time zone time_zone)::date from locations where id = new.venue_id);
        return new;
      end
    $$`.execute(db)
    await sql`create trigger set_event_day before insert or update of starts_at, venue_id on events
      for each row execute function set_event_day()`.execute(db)
    await sql`create function set_event_days_of_location() returns trigger language plpgsql as $$
      begin
        update events set day = (starts_at at time zone new.time_zone)::date where venue_id = new.id;
        return null;
      end
    $$`.execute(db)
    await sql`create trigger set_event_days_of_location after update of time_zone on locations
      for each row when (old.time_zone is distinct from new.time_zone)
      execute function set_event_days_of_location()`.execute(db)

    await sql`create table event_counts (
      month date not null,
      venue_id uuid not null references locations on delete cascade,
      genre_key text not null,
      events int not null check (events >= 0),
      primary key (month, venue_id, genre_key)
    )`.execute(db)
    await sql`insert into event_counts
      select date_trunc('month', day)::date, venue_id, genre_key, count(*) from events group by 1, 2, 3`.execute(db)
    await sql`create function count_event() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then
          update event_counts set events = events - 1
          where month = date_trunc('month', old.day)::date and venue_id = old.venue_id and genre_key = old.genre_key;
        end if;
        if tg_op <> 'DELETE' then
          insert into event_counts values (date_trunc('month', new.day)::date, new.venue_id, new.genre_key, 1)
          on conflict (month, venue_id, genre_key) do update set events = event_counts.events + 1;
        end if;
        return null;
      end
    $$`.execute(db)
    await sql`create trigger count_new_event after insert or delete on events
      for each row execute function count_event()`.execute(db)
    await sql`create trigger count_changed_event after update of starts_at, day, venue_id, genre on events
      for each row when ((old.day, old.venue_id, old.genre_key) is distinct from (new.day, new.venue_id, new.genre_key))
      execute function count_event()`.execute(db)

    // One row that every changed catalogue updates once a transaction. Search compares it before each query.
    await sql`create table catalogue_version (version bigint not null, changed_by xid8 not null)`.execute(db)
    await sql`insert into catalogue_version values (1, pg_current_xact_id())`.execute(db)
    await sql`create function count_catalogue_change() returns trigger language plpgsql as $$
      begin
        update catalogue_version set version = version + 1, changed_by = pg_current_xact_id()
        where changed_by <> pg_current_xact_id();
        return null;
      end
    $$`.execute(db)
    for (const table of ['products', 'events', 'locations', 'content_pages', 'articles', 'article_categories'])
      await sql`create trigger count_catalogue_change after insert or update or delete on ${sql.table(table)}
        for each statement execute function count_catalogue_change()`.execute(db)

    await sql`create index events_day on events (day, starts_at, product_id)`.execute(db)
    await sql`create index events_venue on events (venue_id, starts_at)`.execute(db)
    await sql`create index events_genre on events (genre_key, starts_at)`.execute(db)
    await sql`create index events_announced on events (announced_at desc, product_id)`.execute(db)
    await sql`create index form_submissions_email on form_submissions (email) where email is not null`.execute(db)
    await sql`create index memberships_of_line on memberships (order_line_id)`.execute(db)
    await sql`create index vouchers_of_line on vouchers (order_line_id)`.execute(db)
    await sql`create index refunds_unpaid on refunds (created_at) where paid_at is null`.execute(db)
    await sql`create index payments_of_provider on payment_transactions (provider_reference)`.execute(db)
    // The longest event limits how early an event that still plays can have started.
    await sql`create index events_duration on events ((ends_at - starts_at))`.execute(db)
  },
}
