import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createImageLookup } from '../seed/image-lookup.ts'
import { seedEvents } from '../seed/seed-events.ts'
import { seedLocations } from '../seed/seed-locations.ts'
import { createFixtureContent } from '../testing/fixture-content.ts'
import { connect, type Connection } from './connect.ts'
import { migrate } from './migrate.ts'

let connection: Connection
let before: number

const findLastChange = async (slug = 'open-night') => {
  const { updated_at } = await connection.db
    .selectFrom('products')
    .select('updated_at')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  return updated_at.getTime()
}

beforeAll(async () => {
  connection = await connect({ databaseUrl: undefined, dataFolder: null })
  const { db } = connection
  await migrate(db)
  const { locations, events } = createFixtureContent()
  const pictures = await createImageLookup('/nowhere')
  await seedLocations(db, locations, pictures)
  await seedEvents(db, events, locations, '2027-01-01', new Date('2027-01-01T00:00:00Z'), pictures, ['GBP', 'EUR'])
})
beforeEach(async () => {
  before = await findLastChange()
})
afterAll(() => connection.close())

it.each([
  [
    'its date',
    sql`update events set starts_at = starts_at + interval '5 minutes' where product_id = (select id from products where slug = 'open-night')`,
  ],
  [
    'its sale',
    sql`update events set stored_status = 'cancelled' where product_id = (select id from products where slug = 'open-night')`,
  ],
  ['its name', sql`update products set name = '{"en":"New","de":"Neu"}' where slug = 'open-night'`],
  [
    'the address of its venue',
    sql`update locations set street_lines = '["2 Test Street"]' where slug = 'the-lamphouse'`,
  ],
])('the last change of an event is updated when %s changes by SQL', async (_what, change) => {
  await change.execute(connection.db)
  expect(await findLastChange()).toBeGreaterThanOrEqual(before + 1000)
})

it('concurrent changes get different times', async () => {
  const updateUnchanged = () =>
    sql`update events set ends_at = ends_at + interval '1 minute' where product_id = (select id from products where slug = 'open-night')`.execute(
      connection.db,
    )
  await updateUnchanged()
  const first = await findLastChange()
  await updateUnchanged()
  expect(first).toBeGreaterThan(before)
  expect(await findLastChange()).toBeGreaterThanOrEqual(first + 1000)
})

it('the last change of an event stays when tickets are sold or another venue changes', async () => {
  const berlinChangedAt = await findLastChange('berlin-night')
  await sql`update events set starts_at = starts_at`.execute(connection.db)
  await sql`update variants set stock = stock - 1 where stock > 0`.execute(connection.db)
  await sql`update locations set email = 'new@example.com' where slug = 'the-lamphouse'`.execute(connection.db)
  await sql`update locations set city = 'Bath' where slug = 'the-lamphouse'`.execute(connection.db)
  expect(await findLastChange('berlin-night')).toBe(berlinChangedAt)
  await sql`update locations set telephone = '020 7946 0001' where slug = 'trafohalle'`.execute(connection.db)
  expect(await findLastChange('berlin-night')).toBe(berlinChangedAt)
})

const countEvents = async () => {
  const { rows } = await sql`select month, venue_id, genre_key, events from event_counts where events > 0
    order by month, venue_id, genre_key`.execute(connection.db)
  return rows
}

it('days and numbers of events are right when SQL moves, deletes or renames what they follow from', async () => {
  const { db } = connection
  const before = await countEvents()
  const change = sql`update events set genre = '{"en":"Dub & Reggae","de":"Dub"}', starts_at = starts_at + interval '40 days',
    ends_at = ends_at + interval '40 days' where product_id = (select id from products where slug = 'open-night')`
  await change.execute(db)
  await sql`delete from events where product_id = (select id from products where slug = 'soon')`.execute(db)
  await sql`update locations set time_zone = 'Pacific/Auckland' where slug = 'trafohalle'`.execute(db)
  const changed = await sql`select genre_key from events where day <> (starts_at at time zone 'Europe/London')::date
    or genre_key <> 'folk'`.execute(db)
  // The event in Berlin is on another day than in London, and one has a new genre.
  expect(changed.rows).toEqual(expect.arrayContaining([{ genre_key: 'dub-reggae' }, { genre_key: 'folk' }]))
  const counted = await sql`select date_trunc('month', day)::date as month, venue_id, genre_key, count(*)::int as events
    from events group by 1, 2, 3 order by 1, 2, 3`.execute(db)
  expect(await countEvents()).toEqual(counted.rows)
  expect(counted.rows).not.toEqual(before)
})
