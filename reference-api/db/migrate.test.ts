import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect, type Connection } from './connect.ts'
import { migrate } from './migrate.ts'
import { untaxedVouchers } from './migrations/0014-untaxed-vouchers.ts'
import { createSeededId } from '../seed/seeded-values.ts'
import { toVariantRows } from '../seed/variant-rows.ts'
import { toJsonColumn } from './stored-json.ts'

let connection: Connection
beforeAll(async () => {
  connection = await connect({ databaseUrl: undefined, dataFolder: null })
  await migrate(connection.db)
})
afterAll(() => connection.close())

it('migrate records the applied migrations in order and applies none twice', async () => {
  await migrate(connection.db)
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by timestamp, name`.execute(
    connection.db,
  )
  expect(rows.map(({ name }) => name)).toEqual([
    '0001-identity',
    '0002-catalogue',
    '0003-baskets-and-content',
    '0004-accounts',
    '0005-articles',
    '0006-forms',
    '0007-products',
    '0009-last-changes',
    '0010-orders',
    '0011-restricted-tickets',
    '0012-order-links',
    '0014-untaxed-vouchers',
    '0015-line-fields',
    '0016-gifts',
    '0017-proven-addresses',
    '0018-hold-ends',
    '0019-order-references',
    '0020-passkeys',
    '0021-operators',
    '0022-new-device-emails',
    '0023-growth',
    '0024-adults',
    '0025-dropped-shipping',
    '0026-more-languages',
  ])
})

it('the migration untaxed-vouchers takes the tax off the prices of gift vouchers only', async () => {
  const { db } = connection
  const text = toJsonColumn({ en: 'x', de: 'x' })
  const empty = toJsonColumn([])
  for (const type of ['voucher', 'record'] as const) {
    const id = createSeededId('product', type)
    await db
      .insertInto('products')
      .values({ id, sku: type, slug: type, type, name: text, attributes: empty, media: empty, updated_at: new Date() })
      .execute()
    const rates = { GBP: 0.2, EUR: 0.19 }
    const gross = { GBP: 2500, EUR: 2500 }
    const name = { en: type, de: type }
    const variant = { sku: type, name, description: null, gross, rates, maxPerOrder: 1, capacity: 1, stock: 1 }
    const { variants, prices } = toVariantRows(id, [variant])
    await db.insertInto('variants').values(variants).execute()
    await db.insertInto('variant_prices').values(prices).execute()
  }
  await sql`drop index refunds_order`.execute(db)
  await untaxedVouchers.up(db)
  const rows = await db
    .selectFrom('variant_prices')
    .innerJoin('variants', 'variants.id', 'variant_prices.variant_id')
    .select(['variants.sku', 'net', 'gross', 'tax_basis_points'])
    .where('currency', '=', 'GBP')
    .orderBy('variants.sku')
    .execute()
  expect(rows).toEqual([
    { sku: 'record', net: 2083, gross: 2500, tax_basis_points: 2000 },
    { sku: 'voucher', net: 2500, gross: 2500, tax_basis_points: 0 },
  ])
})

it('the database rejects negative stock', async () => {
  const { db } = connection
  const name = toJsonColumn({ en: 'x', de: 'x' })
  const id = createSeededId('product', 'x')
  const empty = toJsonColumn([])
  await db
    .insertInto('products')
    .values({ id, sku: 'x', slug: 'x', type: 'record', name, attributes: empty, media: empty, updated_at: new Date() })
    .execute()
  const variant = {
    id,
    product_id: id,
    sku: 'x',
    name,
    description: toJsonColumn(null),
    position: 0,
    max_per_order: 1,
    capacity: 1,
  }
  await db
    .insertInto('variants')
    .values({ ...variant, stock: 1 })
    .execute()
  const sell = () =>
    db
      .updateTable('variants')
      .set((eb) => ({ stock: eb('stock', '-', 1) }))
      .where('id', '=', id)
      .execute()
  await sell()
  await expect(sell()).rejects.toThrow(/stock/)
})
