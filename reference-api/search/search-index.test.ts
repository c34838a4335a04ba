import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { connect, type Connection } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'
import { updateSeedData } from '../seed/update-seed-data.ts'
import { createFixtureContent } from '../testing/fixture-content.ts'
import { createSearchIndex, type SearchIndex } from './search-index.ts'

const now = new Date('2026-11-20T12:00:00Z')
let connection: Connection
let search: SearchIndex
/** Another process on the same database. */
let replica: SearchIndex

beforeAll(async () => {
  connection = await connect({ databaseUrl: undefined, dataFolder: null })
  await migrate(connection.db)
  await updateSeedData({
    db: connection.db,
    config: readConfig({}),
    now,
    log: pino({ level: 'silent' }),
    content: createFixtureContent(),
  })
  search = createSearchIndex(connection.db)
  replica = createSearchIndex(connection.db)
})
afterAll(() => connection.close())

const listTitles = async (index: SearchIndex, locale: 'en' | 'de', query: string) =>
  (await index(locale)).search(query, { now, allOptional: false }).map(({ document: { title } }) => title)

describe('the search index', () => {
  it('contains every kind of document in both languages', async () => {
    expect(await listTitles(search, 'en', 'berlin')).toEqual(['berlin night'])
    expect(await listTitles(search, 'de', 'erstpressung')).toEqual(['Erstpressung'])
    expect(await listTitles(search, 'de', 'ueber uns')).toEqual(['Über uns'])
    expect(await listTitles(search, 'en', 'gift card')).toEqual(['Voucher'])
    const matches = (await search('en')).search('', { now, allOptional: false })
    expect(new Set(matches.map(({ document: { type } }) => type))).toEqual(
      new Set(['event', 'product', 'page', 'article']),
    )
  })

  it('is not rebuilt while nothing changes', async () => {
    expect(await search('en')).toBe(await search('en'))
    await sql`update variants set stock = stock - 1 where sku = 'RECORD-1-LP'`.execute(connection.db)
    const before = await search('en')
    await sql`update variants set stock = stock + 1 where sku = 'RECORD-1-LP'`.execute(connection.db)
    expect(await search('en')).toBe(before)
  })

  it('is rebuilt in every process after a change by SQL', async () => {
    expect(await listTitles(replica, 'en', 'renamed')).toEqual([])
    await sql`update products set name = '{"en":"Renamed night","de":"Umbenannter Abend"}' where slug = 'open-night'`.execute(
      connection.db,
    )
    expect(await listTitles(search, 'en', 'renamed')).toEqual(['Renamed night'])
    expect(await listTitles(replica, 'en', 'renamed')).toEqual(['Renamed night'])
    expect(await listTitles(replica, 'de', 'umbenannt')).toEqual(['Umbenannter Abend'])
  })

  it('drops a deleted row and finds its replacement at once', async () => {
    await connection.db.transaction().execute(async (db) => {
      await sql`delete from content_pages where slug = 'help/tickets'`.execute(db)
      await sql`insert into content_pages (id, slug, title, lead, body, image, meta_title, meta_description, updated_at)
        select gen_random_uuid(), 'lost', '{"en":"Lost property","de":"Fundsachen"}', lead, body, image, meta_title, meta_description, updated_at
        from content_pages where slug = 'about-us'`.execute(db)
    })
    expect(await listTitles(search, 'en', 'lost property')).toEqual(['Lost property'])
    expect(await listTitles(search, 'en', 'tickets')).not.toContain('Tickets')
  })

  it('works again after the database was unavailable', async () => {
    await sql`alter table content_pages rename to away`.execute(connection.db)
    await sql`update products set updated_at = now() where slug = 'open-night'`.execute(connection.db)
    await expect(search('en')).rejects.toThrow('content_pages')
    await sql`alter table away rename to content_pages`.execute(connection.db)
    expect(await listTitles(search, 'en', 'renamed')).toEqual(['Renamed night'])
  })
})
