import { sql } from 'kysely'
import { demoContent } from '#reference-api/demo-brand/content/demo-content.ts'
import { startReferenceApi } from '#reference-api/start.ts'
import type { Db } from '#reference-api/db/connect.ts'

/** Copies keep the dates and the venue of an event, and have texts and pictures of another one. */
const insertCopies = async (db: Db, copies: number) => {
  await sql`create temp table base on commit drop as
    select product_id, row_number() over (order by product_id) - 1 as place from events`.execute(db)
  await sql`create temp table copies on commit drop as
    select base.product_id as source_id, texts.product_id as texts_id, n, gen_random_uuid() as id
    from base cross join generate_series(1, ${copies}::int) n
    join base texts on texts.place = (base.place + 37 * n) % (select count(*) from base)`.execute(db)
  await sql`insert into products (id, sku, slug, type, name, attributes, media, updated_at)
    select copies.id, sku || '-copy-' || n, slug || '-copy-' || n, type, texts.name, texts.attributes, texts.media,
      products.updated_at
    from copies join products on products.id = source_id join (select id as texts_id, name, attributes, media from products) texts
      using (texts_id)`.execute(db)
  await sql`create temp table variant_copies on commit drop as
    select copies.id as product_id, n, variants.id as source_id, gen_random_uuid() as id
    from copies join variants on variants.product_id = copies.source_id`.execute(db)
  await sql`insert into variants (id, product_id, sku, name, description, position, max_per_order, capacity, stock)
    select c.id, c.product_id, sku || '-copy-' || n, name, description, position, max_per_order, capacity, stock
    from variant_copies c join variants on variants.id = source_id`.execute(db)
  await sql`insert into variant_prices select c.id, currency, net, gross, tax_basis_points
    from variant_copies c join variant_prices on variant_id = source_id`.execute(db)
  await sql`insert into events (product_id, venue_id, support, genre, stored_status, doors_at, starts_at, ends_at,
      presale_from, on_sale_from, announced_at)
    select copies.id, venue_id, support, genre, stored_status, doors_at, starts_at, ends_at, presale_from, on_sale_from,
      announced_at
    from copies join events on product_id = source_id`.execute(db)
}

/** Makes the demo's programme `factor` times as large in the embedded database of this folder. */
export const multiplyEvents = async (dataFolder: string, factor: number): Promise<number> => {
  const content = demoContent()
  const api = await startReferenceApi({ dataFolder, content })
  try {
    const countEvents = async () =>
      Number(
        (
          await api.db
            .selectFrom('events')
            .select(({ fn }) => fn.countAll().as('all'))
            .executeTakeFirstOrThrow()
        ).all,
      )
    if ((await countEvents()) !== content.events.length * factor) {
      await api.db.transaction().execute(async (tx) => {
        await tx.deleteFrom('products').where('sku', 'like', '%-copy-%').execute()
        await insertCopies(tx, factor - 1)
      })
      await sql`vacuum analyze`.execute(api.db)
    }
    return await countEvents()
  } finally {
    await api.close()
  }
}
