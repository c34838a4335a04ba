import { rm } from 'node:fs/promises'
import { freePort } from '#scripts/free-port.ts'
import { createProgress } from '#scripts/progress.ts'
import { inRepository } from '#scripts/repository.ts'
import { describeExit } from '#scripts/service-process.ts'
import { startShop } from '#scripts/start-shop.ts'

/** All journeys come from one address, which no limit by address expects. */
const manyShoppers = Object.fromEntries(
  ['SIGN_IN_ADDRESS', 'RESET_ADDRESS', 'REGISTRATION', 'GUESTS', 'NEWSLETTER_ADDRESS', 'FORMS_ADDRESS', 'CODES_ADDRESS', 'PAYMENTS_ADDRESS', 'ORDER_LOOKUP_ADDRESS'].map((name) => [`LIMIT_${name}`, '100000/1h']),
)

/** Two browsers and the whole shop share the processors here: what waits for its turn is not broken. Faults have tests of their own. */
const patience = { REDIS_TIMEOUT_MS: '5000', UPSTREAM_TIMEOUT_MS: '20000' }

/** Journeys fill forms in as fast as robots do, which is what they are. */
const fastHands = { FORM_EARLIEST_MS: '0' }

/**
 * Starts the production build of the whole shop, with fresh data of its own, before the first journey; what it returns
 * stops it after the last. A part of the shop that ends by itself on the way fails the run.
 */
const globalSetup = async () => {
  const dataDir = inRepository('var', 'e2e')
  await rm(dataDir, { recursive: true, force: true })
  const shop = await startShop({ port: await freePort(), dataDir, env: { ...manyShoppers, ...patience, ...fastHands }, progress: createProgress() })
  process.env.SHOP_URL = shop.url
  process.env.SHOP_API_URL = shop.apiUrl
  process.env.SHOP_DATA = dataDir

  return async () => {
    const crash = await Promise.race([shop.crashed, Promise.resolve(undefined)])
    await shop.stop()
    if (crash) throw new Error(`During the journeys ${describeExit(crash)}`)
  }
}

export default globalSetup
