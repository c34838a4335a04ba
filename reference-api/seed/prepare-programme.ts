import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Db } from '../db/connect.ts'
import { addDays, dayIn } from '../domain/zoned-time.ts'
import { demoContent } from '../demo-brand/content/demo-content.ts'
import { openPictures, picturesFingerprint } from './pictures.ts'
import { daysToRoll, rollForward } from './roll-forward.ts'
import { relinkOrders, rollOrdersForward } from './roll-orders.ts'
import type { SeedContent } from './seed-content.ts'
import { seedContentRows } from './seed-content-rows.ts'
import { seedCustomers } from './seed-customers.ts'
import { seedEvents } from './seed-events.ts'
import { seedForms } from './seed-forms.ts'
import { seedLocations } from './seed-locations.ts'
import { seedOrders } from './seed-orders.ts'
import { seedProductLists } from './seed-product-lists.ts'
import { seedProducts } from './seed-products.ts'
import { seedPromotions, seedVouchers } from './seed-promotions.ts'

type Work = { db: Db; config: Config; now: Date; log: Logger; content?: SeedContent | undefined }

/** Any number nobody else locks: replicas that start at once on one PostgreSQL seed it once. */
const seedingLock = 7_394_021

const settings = async (db: Db) =>
  new Map((await db.selectFrom('settings').selectAll().execute()).map(({ name, value }) => [name, value]))

const remember = (db: Db, name: string, value: string) =>
  db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()

const seed = async (db: Db, content: SeedContent, fingerprint: string, { config, now }: Work) => {
  const today = dayIn(now, 'Europe/London')
  const pictures = await openPictures(config.mediaFolder)
  await seedLocations(db, content.locations, pictures)
  await seedEvents(db, content.events, content.locations, today, now, pictures)
  await seedProducts(db, content.products, now, pictures)
  await seedProductLists(db, content, now, pictures)
  await seedContentRows(db, content, now, pictures)
  await seedForms(db, content.forms)
  await relinkOrders(db)
  // Their passwords and codes are in the source code.
  if (config.deployment === 'demo') {
    await seedCustomers(db, content.customers, now)
    await seedPromotions(db, content.promotions, now)
    await seedVouchers(db, content.vouchers, now)
    await seedOrders(db, content.customers, today)
  }
  await remember(db, 'programme_day', today)
  await remember(db, 'content_fingerprint', fingerprint)
}

/** Users and sessions stay; baskets lose their lines, because what they named may be gone. */
const clear = async (db: Db) => {
  for (const table of [
    'events',
    'products',
    'product_categories',
    'locations',
    'content_pages',
    'article_categories',
    'content_elements',
    'forms',
    'menus',
    'redirects',
  ] as const) {
    await db.deleteFrom(table).execute()
  }
}

/** A programme that is loaded anew begins today, on whichever weekday that is. */
const daysFrom = (programmeDay: string, now: Date) =>
  Math.round((Date.parse(dayIn(now, 'Europe/London')) - Date.parse(programmeDay)) / 86_400_000)

const moveOn = async (db: Db, programmeDay: string, { now, log }: Work) => {
  const days = daysToRoll(programmeDay, dayIn(now, 'Europe/London'))
  if (days === 0) return
  await rollForward(db, days)
  await rollOrdersForward(db, days)
  await remember(db, 'programme_day', addDays(programmeDay, days))
  log.info({ days }, 'programme rolled forward')
}

/**
 * Seeds an empty database. A demo's is also seeded anew when the content that ships with it has changed, and rolls
 * forward when its dates have passed (settled rule 12). Nothing else is ever changed.
 */
export const prepareProgramme = async (work: Work): Promise<void> => {
  const { db, config, log, content = demoContent() } = work
  const fingerprint = createHash('sha256')
    .update(JSON.stringify(content))
    .update(await picturesFingerprint(config.mediaFolder))
    .digest('hex')
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${seedingLock})`.execute(transaction)
    const known = await settings(transaction)
    const programmeDay = known.get('programme_day')
    const isStale = config.deployment === 'demo' && known.get('content_fingerprint') !== fingerprint
    if (!programmeDay || isStale) {
      if (programmeDay) await clear(transaction)
      if (programmeDay) await rollOrdersForward(transaction, daysFrom(programmeDay, work.now))
      await seed(transaction, content, fingerprint, work)
      log.info({ events: content.events.length, again: programmeDay !== undefined }, 'seeded')
    } else if (config.deployment === 'demo') {
      await moveOn(transaction, programmeDay, work)
    }
  })
}
