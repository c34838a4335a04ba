import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect, type Connection } from './connect.ts'
import { migrate } from './migrate.ts'
import { createSeededId } from '../seed/seeded-values.ts'
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
    '0015-line-fields',
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
