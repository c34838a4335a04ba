import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Db } from '../db/connect.ts'
import { addDays, toDayInZone } from '../domain/zoned-time.ts'
import { createImageLookup, listImageSizes } from './image-lookup.ts'
import { countDaysToShift, shiftDates } from './shift-dates.ts'
import { relinkOrders, shiftOrderDates } from './shift-order-dates.ts'
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
import { companyTimeZone } from '../domain/time-zones.ts'

type PrepareDeps = { db: Db; config: Config; now: Date; log: Logger; content?: SeedContent | undefined }

/** A lock of its own number, so that replicas that start together on one PostgreSQL seed it once. */
const seedingLock = 7_394_021

const loadSettings = async (db: Db) =>
  new Map((await db.selectFrom('settings').selectAll().execute()).map(({ name, value }) => [name, value]))

const saveSetting = (db: Db, name: string, value: string) =>
  db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()

const seedDatabase = async (db: Db, content: SeedContent, fingerprint: string, { config, now }: PrepareDeps) => {
  const today = toDayInZone(now, companyTimeZone)
  const pictures = await createImageLookup(config.mediaFolder)
  await seedLocations(db, content.locations, pictures)
  await seedEvents(db, content.events, content.locations, today, now, pictures, config.currencies)
  await seedProducts(db, content.products, now, pictures, config.currencies)
  await seedProductLists(db, content, now, pictures)
  await seedContentRows(db, content, now, pictures)
  await seedForms(db, content.forms)
  await relinkOrders(db)
  // Passwords and codes of these rows are public in the source code.
  if (config.deployment === 'demo') {
    await seedCustomers(db, content.customers, now)
    await seedPromotions(db, content.promotions, now)
    await seedVouchers(db, content.vouchers, now)
    await seedOrders(db, content.customers, today, config.currencies)
  }
  await saveSetting(db, 'programme_day', today)
  await saveSetting(db, 'content_fingerprint', fingerprint)
}

/** Keeps users and sessions. Baskets lose their lines, because the variants may no longer exist. */
const clearCatalogue = async (db: Db) => {
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

/** Orders move by this number of days when content is seeded again, because the programme then starts today. */
const countDaysSince = (programmeDay: string, now: Date) =>
  Math.round((Date.parse(toDayInZone(now, companyTimeZone)) - Date.parse(programmeDay)) / 86_400_000)

const shiftDatesToToday = async (db: Db, programmeDay: string, { now, log }: PrepareDeps) => {
  const days = countDaysToShift(programmeDay, toDayInZone(now, companyTimeZone))
  if (days === 0) return
  await shiftDates(db, days)
  await shiftOrderDates(db, days)
  await saveSetting(db, 'programme_day', addDays(programmeDay, days))
  log.info({ days }, 'programme dates moved forward')
}

const fingerprintContent = async (content: SeedContent, { mediaFolder, currencies }: Config) =>
  createHash('sha256')
    .update(JSON.stringify(content))
    .update(currencies.join())
    .update(await listImageSizes(mediaFolder))
    .digest('hex')

/**
 * Seeds an empty database when there is content. The database of a demo is seeded again when the content has changed,
 * and its dates move forward when they have passed. Nothing else is changed.
 */
export const updateSeedData = async (deps: PrepareDeps): Promise<void> => {
  const { db, config, log, content } = deps
  const fingerprint = content && (await fingerprintContent(content, config))
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${seedingLock})`.execute(transaction)
    const knownSettings = await loadSettings(transaction)
    const programmeDay = knownSettings.get('programme_day')
    const isStale = config.deployment === 'demo' && knownSettings.get('content_fingerprint') !== fingerprint
    if (content && fingerprint && (!programmeDay || isStale)) {
      if (programmeDay) await clearCatalogue(transaction)
      if (programmeDay) await shiftOrderDates(transaction, countDaysSince(programmeDay, deps.now))
      await seedDatabase(transaction, content, fingerprint, deps)
      log.info({ events: content.events.length, again: programmeDay !== undefined }, 'seeded')
    } else if (programmeDay && config.deployment === 'demo') {
      await shiftDatesToToday(transaction, programmeDay, deps)
    }
  })
}
