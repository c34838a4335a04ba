import { rm } from 'node:fs/promises'
import { findFreePort } from '#scripts/launcher/free-port.ts'
import { createProgress } from '#scripts/launcher/progress.ts'
import { toRepositoryPath } from '#scripts/repository.ts'
import { describeExit } from '#scripts/launcher/service-process.ts'
import { startShop } from '#scripts/launcher/start-shop.ts'
import { computeCoverage } from '../security/coverage.ts'
import { readAllStoredItems } from '../security/shared-state.ts'
import { findPassErrors, findPassGaps, reportPass, formatPass } from '../security/report-pass.ts'
import { watchShop, type ShopWatch } from '../security/shop-watch.ts'

/** All journeys come from one address, which no limit by address expects. */
const raisedLimits = Object.fromEntries(
  [
    'SIGN_IN_IP',
    'RESET_IP',
    'REGISTRATION',
    'GUEST_SESSIONS_IP',
    'NEWSLETTER_IP',
    'FORMS_IP',
    'CODES_IP',
    'PAYMENTS_IP',
    'ORDER_LOOKUP_IP',
  ].map((name) => [`LIMIT_${name}`, '100000/1h']),
)

/**
 * Two browsers and the whole shop share the processors here: what waits for its turn is not broken. Faults have tests
 * of their own.
 */
const longTimeouts = { REDIS_TIMEOUT_MS: '5000', UPSTREAM_TIMEOUT_MS: '20000' }

/** Journeys fill forms in as fast as robots do, which is what they are. */
const instantForms = { FORM_MIN_FILL_MS: '0' }

/**
 * One clean pass of the proof over every journey of the run: what a browser got or kept that must not leave the server
 * fails the run.
 */
const findRunErrors = async (watch: ShopWatch, dataDir: string) => {
  watch.inspectStorage(await readAllStoredItems(dataDir))
  const pass = await watch.finish()
  const coverage = await computeCoverage(watch.recorder.getResponses())
  await reportPass({ ...pass, coverage })
  console.log(`\n${formatPass(pass)}`)
  // Only a run of every journey can be asked whether it went everywhere.
  return [
    ...findPassErrors(pass),
    ...(process.env.WHOLE_RUN
      ? [...findPassGaps(pass), ...coverage.missed.map((pattern) => `no journey saw ${pattern}`)]
      : []),
  ]
}

/**
 * Starts the production build of the whole shop, with fresh data of its own, between two doors that look for secrets,
 * before the first journey; what it returns stops it after the last. A part of the shop that ends by itself on the way
 * fails the run, and so does a leak.
 */
const globalSetup = async () => {
  const dataDir = toRepositoryPath('var', 'e2e')
  await rm(dataDir, { recursive: true, force: true })
  const [port, apiPort] = [await findFreePort(), await findFreePort()]
  const watch = await watchShop({
    name: 'journeys',
    dataDir,
    storefrontPort: port,
    apiUrl: `http://127.0.0.1:${apiPort}`,
  })
  const env = { ...raisedLimits, ...longTimeouts, ...instantForms, ...watch.env }
  const shop = await startShop({ port, apiPort, dataDir, env, progress: createProgress() })
  process.env.SHOP_URL = watch.url
  process.env.SHOP_API_URL = shop.apiUrl
  process.env.SHOP_DATA = dataDir

  return async () => {
    const crash = await Promise.race([shop.crashed, Promise.resolve(undefined)])
    await shop.stop()
    const errors = crash ? [] : await findRunErrors(watch, dataDir)
    await watch.close()
    if (crash) throw new Error(`During the journeys ${describeExit(crash)}`)
    if (errors.length > 0)
      throw new Error(`The journeys passed, the proof did not:\n${errors.map((error) => `  - ${error}`).join('\n')}`)
  }
}

export default globalSetup
