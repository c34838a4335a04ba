import { rm } from 'node:fs/promises'
import { hideCapabilities } from '#server/testing/hide-capabilities.ts'
import { startFaultyGateway } from '#server/testing/start-faulty-gateway.ts'
import { findFreePort } from '#scripts/services/free-port.ts'
import { createProgress } from '#scripts/services/progress.ts'
import { toRepositoryPath } from '#scripts/repository.ts'
import { describeExit } from '#scripts/services/service-process.ts'
import { startShop } from '#scripts/launcher/start-shop.ts'
import { computeCoverage } from '../security/coverage.ts'
import { readAllStoredItems } from '../security/shared-state.ts'
import { apiCapabilities } from './capabilities.ts'
import { findPassErrors, findPassGaps, reportPass, formatPass } from '../security/report-pass.ts'
import { watchShop, type ShopWatch } from '../security/shop-watch.ts'

/** All journeys come from one IP address and would exceed its rate limits. */
const raisedLimits = {
  REQUESTS_IN_PROGRESS_IP: '200',
  API_CALLS_IP: '200',
  HOLD_TICKETS_IP: '100000',
  HOLD_BASKETS_IP: '100000',
  HOLD_GOODS_IP: '100000',
  ...Object.fromEntries(
    [
      'LIMIT_SIGN_IN_IP',
      'LIMIT_PASSWORDS_IP',
      'LIMIT_RESET_IP',
      'LIMIT_REGISTRATION_IP',
      'LIMIT_GUEST_SESSIONS_IP',
      'LIMIT_NEWSLETTER_IP',
      'LIMIT_FORMS_IP',
      'LIMIT_CODES_IP',
      'LIMIT_DOCUMENTS_IP',
      'LIMIT_WISHLISTS_IP',
      'LIMIT_PAYMENTS_IP',
      'LIMIT_FREE_ORDERS_ACCOUNT',
      'LIMIT_ORDER_LOOKUP_IP',
    ].map((name) => [name, '100000/1h']),
  ),
}

/** Browsers and shop share the processors, so responses may be slow. Other tests cover timeouts. */
const longTimeouts = { REDIS_TIMEOUT_MS: '5000', UPSTREAM_TIMEOUT_MS: '20000', STREAM_LISTS_AFTER_MS: '2000' }

/** Journeys fill in forms faster than the spam check allows. */
const instantForms = { FORM_MIN_FILL_MS: '0' }

/** Errors of the whole run: secrets that a browser received or stored and, in a complete run, unvisited endpoints. */
const findRunErrors = async (watch: ShopWatch, dataDir: string) => {
  watch.inspectStorage(await readAllStoredItems(dataDir))
  const pass = await watch.finish()
  const coverage = await computeCoverage(watch.recorder.getResponses())
  await reportPass({ ...pass, coverage })
  console.log(`\n${formatPass(pass)}`)
  // A run of some journeys cannot visit every endpoint.
  return [
    ...findPassErrors(pass),
    ...(process.env.WHOLE_RUN
      ? [...findPassGaps(pass), ...coverage.missed.map((pattern) => `no journey saw ${pattern}`)]
      : []),
  ]
}

/** A gateway to the API that hides what `API_CAPABILITIES` does not name. */
const startThinGateway = async (apiUrl: string) => {
  const gateway = await startFaultyGateway(apiUrl)
  hideCapabilities(gateway, apiCapabilities)
  return gateway
}

/**
 * Starts the production build of the whole shop with new data, between two proxies that search for secrets. Returns the
 * teardown, which stops the shop and throws when a process of the shop crashed or a secret leaked.
 */
const globalSetup = async () => {
  const dataDir = toRepositoryPath('var', 'e2e')
  await rm(dataDir, { recursive: true, force: true })
  const [port, apiPort] = [await findFreePort(), await findFreePort()]
  const apiUrl = `http://127.0.0.1:${apiPort}`
  const gateway = process.env.API_CAPABILITIES === undefined ? undefined : await startThinGateway(apiUrl)
  const watch = await watchShop({ name: 'journeys', dataDir, storefrontPort: port, apiUrl: gateway?.url ?? apiUrl })
  const env = { ...raisedLimits, ...longTimeouts, ...instantForms, ...watch.env, PAYMENT_PAGE_ORIGIN: apiUrl }
  const shop = await startShop({ port, apiPort, dataDir, env, progress: createProgress() })
  process.env.SHOP_URL = watch.url
  process.env.SHOP_API_URL = shop.apiUrl
  process.env.SHOP_SEARCH_API_KEY = watch.env.SEARCH_API_KEY
  process.env.SHOP_DATA = dataDir

  return async () => {
    const crash = await Promise.race([shop.crashed, Promise.resolve(undefined)])
    await shop.stop()
    const errors = crash ? [] : await findRunErrors(watch, dataDir)
    await watch.close()
    await gateway?.close()
    if (crash) throw new Error(`During the journeys ${describeExit(crash)}`)
    if (errors.length > 0)
      throw new Error(`The search for secrets found errors:\n${errors.map((error) => `  - ${error}`).join('\n')}`)
  }
}

export default globalSetup
