import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Triggers update a product's last change, so that changes by an operator's SQL count as well. Calendar files derive
 * their sequence number from it, which must increase. Data of the event and the name and address of its venue count;
 * stock does not.
 */
export const lastChanges: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create function later_than(before timestamptz) returns timestamptz language sql volatile as $$
      select greatest(date_trunc('milliseconds', clock_timestamp()), before + interval '1 second')
    $$`.execute(db)
    await sql`create function touch_product() returns trigger language plpgsql as $$
      begin
        if new.updated_at = old.updated_at and new is distinct from old then
          new.updated_at := later_than(old.updated_at);
        end if;
        return new;
      end
    $$`.execute(db)
    await sql`create trigger touch_product before update on products for each row execute function touch_product()`.execute(
      db,
    )
    await sql`create function touch_product_of_event() returns trigger language plpgsql as $$
      begin
        update products set updated_at = later_than(updated_at) where id = new.product_id;
        return null;
      end
    $$`.execute(db)
    await sql`create trigger touch_product_of_event after update on events for each row
      when (old.* is distinct from new.*) execute function touch_product_of_event()`.execute(db)
    await sql`create function touch_products_of_location() returns trigger language plpgsql as $$
      begin
        update products set updated_at = later_than(updated_at)
        from events where events.product_id = products.id and events.venue_id = new.id;
        return null;
      end
    $$`.execute(db)
    await sql`create trigger touch_products_of_location after update of name, street_lines, city, postcode, time_zone on locations for each row
      when (row(old.name, old.street_lines, old.city, old.postcode, old.time_zone)
        is distinct from row(new.name, new.street_lines, new.city, new.postcode, new.time_zone))
      execute function touch_products_of_location()`.execute(db)
  },
}
