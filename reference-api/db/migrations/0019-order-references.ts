import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Gives invoices and receipts numbers of their own. An older order has no such number: its document has the number of
 * the order. The sequence `order_numbers` stays for replicas of the previous release.
 *
 * A look-up no longer opens an order, so the tokens of earlier look-ups are deleted. Some orders were bought without an
 * account and claimed before 0017. They get a `claimed_at`, so that their keys open them again, as those of later
 * orders do. The true time of these claims is unknown; only the presence of `claimed_at` counts.
 */
export const orderReferences: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create table document_series (
      series text primary key,
      last_number int not null check (last_number > 0)
    )`.execute(db)
    await sql`alter table orders add column document_number text unique`.execute(db)
    await sql`create index letters_of_order on order_letters (order_id, kind)`.execute(db)
    await sql`delete from mailed_tokens where purpose = 'order-look-up'`.execute(db)
    await sql`update orders set claimed_at = placed_at from baskets
      where baskets.id = orders.basket_id and orders.user_id is not null and orders.claimed_at is null
        and baskets.frozen ->> 'userId' is null and jsonb_typeof(baskets.frozen) = 'object'`.execute(db)
  },
}
