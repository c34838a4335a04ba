import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Checkout, orders and everything after. The API takes held stock out of `variants.stock`. A trigger returns the
 * quantity of each deleted row of `stock_holds`, so stock is never lost with its basket. Selling sets the quantity to 0
 * first, so that the trigger returns nothing. `give_code_back` does the same for `code_holds`.
 */
export const orders: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table variants add constraint stock_is_never_negative check (stock >= 0)`.execute(db)
    await sql`alter table baskets
      add column contact jsonb,
      add column billing_address jsonb,
      add column delivery_address jsonb,
      add column shipping_service text,
      add column shipping_date text,
      add column promotion_codes jsonb not null default '[]',
      add column hold_expires_at timestamptz,
      add column hold_extended boolean not null default false,
      add column payment_until timestamptz,
      add column lapsed jsonb not null default '[]',
      add column frozen jsonb,
      add column confirmed_at timestamptz,
      add column language text not null default 'en',
      add column guest_id text`.execute(db)
    await sql`create index baskets_by_hold on baskets (hold_expires_at) where hold_expires_at is not null`.execute(db)
    await sql`create table stock_holds (
      basket_id text not null references baskets on delete cascade,
      variant_id uuid not null references variants on delete cascade,
      quantity int not null check (quantity >= 0),
      primary key (basket_id, variant_id)
    )`.execute(db)
    await sql`create function give_stock_back() returns trigger language plpgsql as $$
      begin
        update variants set stock = stock + old.quantity where id = old.variant_id;
        return null;
      end
    $$`.execute(db)
    await sql`create trigger give_stock_back after delete on stock_holds for each row when (old.quantity > 0) execute function give_stock_back()`.execute(
      db,
    )

    await sql`create table promotions (
      code text primary key,
      description jsonb not null,
      kind text not null check (kind in ('percent', 'amount')),
      percent int not null default 0 check (percent between 0 and 100),
      amounts jsonb not null default '{}',
      product_types jsonb not null default '[]',
      minimums jsonb not null default '{}',
      customers_only boolean not null default false,
      combinable boolean not null default true,
      valid_from timestamptz,
      valid_until timestamptz,
      max_uses int,
      uses int not null default 0
    )`.execute(db)

    await sql`create table payment_transactions (
      id uuid primary key,
      basket_id text references baskets on delete set null,
      caller_id text,
      language text not null default 'en',
      idempotency_key text not null,
      provider text not null,
      provider_reference text,
      status text not null check (status in ('created', 'pending', 'authorised', 'captured', 'declined', 'cancelled', 'expired')),
      amount int not null check (amount > 0),
      currency char(3) not null,
      redirect_url text,
      return_url text not null,
      reason text,
      started_at timestamptz not null,
      expires_at timestamptz not null,
      updated_at timestamptz not null,
      captured_at timestamptz,
      refunded int not null default 0,
      unique (basket_id, idempotency_key)
    )`.execute(db)
    await sql`create unique index one_payment_at_a_time on payment_transactions (basket_id)
      where status in ('created', 'pending', 'authorised', 'captured')`.execute(db)
    await sql`create index payments_under_way on payment_transactions (updated_at) where status in ('created', 'pending', 'authorised')`.execute(
      db,
    )
    await sql`create table sandbox_payments (
      reference text primary key,
      transaction_id uuid not null unique,
      status text not null check (status in ('created', 'pending', 'authorised', 'captured', 'declined', 'cancelled', 'expired')),
      amount int not null,
      currency char(3) not null,
      description text not null,
      language text not null,
      return_url text not null,
      notify_url text not null,
      settles_at timestamptz,
      refunded int not null default 0,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      notify_at timestamptz,
      notify_attempts int not null default 0
    )`.execute(db)
    await sql`create table sandbox_refunds (
      reference text not null references sandbox_payments on delete cascade,
      key text not null,
      amount int not null check (amount > 0),
      primary key (reference, key)
    )`.execute(db)
    await sql`create index notifications_due on sandbox_payments (notify_at) where notify_at is not null`.execute(db)

    await sql`create sequence order_numbers start 104800`.execute(db)
    await sql`create table orders (
      id text primary key,
      number text not null unique,
      basket_id text unique references baskets on delete set null,
      transaction_id uuid unique references payment_transactions on delete set null,
      user_id uuid references users on delete set null,
      access_key text not null,
      status text not null default 'placed' check (status in ('placed', 'part_refunded', 'cancelled')),
      language text not null,
      currency char(3) not null,
      email text not null,
      contact jsonb not null,
      billing_address jsonb,
      delivery_address jsonb,
      shipping jsonb,
      promotions jsonb not null,
      totals jsonb not null,
      refunded int not null default 0,
      placed_at timestamptz not null,
      anonymised_at timestamptz
    )`.execute(db)
    await sql`create index orders_of_user on orders (user_id, placed_at desc)`.execute(db)
    await sql`create index orders_by_email on orders (email) where user_id is null`.execute(db)
    await sql`create table order_lines (
      id uuid primary key,
      order_id text not null references orders on delete cascade,
      position int not null,
      variant_id uuid references variants on delete set null,
      product_id uuid references products on delete set null,
      type text not null,
      sku text not null,
      slug text not null,
      product_name jsonb not null,
      variant_name jsonb not null,
      media jsonb,
      quantity int not null check (quantity > 0),
      refunded_quantity int not null default 0,
      extra_data jsonb not null,
      unit_price jsonb not null,
      total jsonb not null,
      discount jsonb not null,
      event jsonb
    )`.execute(db)
    await sql`create index lines_of_order on order_lines (order_id, position)`.execute(db)
    await sql`create index order_lines_of_product on order_lines (product_id)`.execute(db)
    await sql`create table tickets (
      id uuid primary key,
      order_line_id uuid not null references order_lines on delete cascade,
      serial text not null unique,
      position int not null,
      holder text not null,
      status text not null default 'valid' check (status in ('valid', 'used', 'cancelled')),
      used_at timestamptz
    )`.execute(db)
    await sql`create index tickets_of_line on tickets (order_line_id, position)`.execute(db)
    await sql`create table vouchers (
      code text primary key,
      order_line_id uuid references order_lines on delete set null,
      currency char(3) not null,
      value int not null check (value > 0),
      balance int not null check (balance between 0 and value),
      expires_at timestamptz not null,
      cancelled_at timestamptz
    )`.execute(db)
    await sql`create table voucher_uses (
      code text not null references vouchers on delete cascade,
      order_id text not null references orders on delete cascade,
      amount int not null check (amount > 0),
      primary key (code, order_id)
    )`.execute(db)
    await sql`create table code_holds (
      basket_id text not null references baskets on delete cascade,
      code text not null,
      kind text not null check (kind in ('promotion', 'voucher')),
      amount int not null check (amount >= 0),
      primary key (basket_id, code)
    )`.execute(db)
    await sql`create function give_code_back() returns trigger language plpgsql as $$
      begin
        if old.kind = 'voucher' then
          update vouchers set balance = balance + old.amount where code = old.code and old.amount > 0;
        else
          update promotions set uses = uses - old.amount where code = old.code and old.amount > 0;
        end if;
        return null;
      end
    $$`.execute(db)
    await sql`create trigger give_code_back after delete on code_holds for each row execute function give_code_back()`.execute(
      db,
    )
    await sql`create table memberships (
      id uuid primary key,
      order_line_id uuid references order_lines on delete set null,
      user_id uuid references users on delete cascade,
      product_sku text not null,
      valid_from timestamptz,
      valid_until timestamptz,
      cancelled_at timestamptz
    )`.execute(db)
    await sql`create index memberships_of_user on memberships (user_id)`.execute(db)
    await sql`create table refunds (
      id uuid primary key,
      order_id text not null references orders on delete cascade,
      ticket_id uuid references tickets on delete set null,
      amount int not null check (amount >= 0),
      to_vouchers int not null default 0,
      reason text,
      created_at timestamptz not null,
      paid_at timestamptz
    )`.execute(db)
    await sql`create table order_letters (
      id uuid primary key,
      order_id text references orders on delete cascade,
      kind text not null,
      details jsonb not null default '{}',
      created_at timestamptz not null,
      due_at timestamptz not null,
      attempts int not null default 0,
      sent_at timestamptz
    )`.execute(db)
    await sql`create index letters_due on order_letters (due_at) where sent_at is null`.execute(db)
  },
}
