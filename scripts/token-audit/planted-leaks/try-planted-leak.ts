import type { BrowserContext } from 'playwright'
import { watchStorage } from '../../../e2e/security/browser-storage.ts'
import type { ReportedLeak, SecretWatch } from '../../../e2e/security/secret-watch.ts'
import type { KnownSecret } from '../../../e2e/security/api-secrets.ts'
import type { AuditEnvironment, ShopCopy } from './environment.ts'
import { runJourney, type AuditedEvent, type JourneyInput, type JourneyName } from './journeys.ts'
import { plantLeak } from './plant-leak.ts'
import type { PlantedLeak } from './planted-leak.ts'
import { startWatchedStorefront, type WatchedStorefront } from './watched-storefront.ts'

/**
 * The outcome of one leak. `caught` is the find that the leak expects; `failure` is the reason why the journey did not
 * finish.
 */
export type Outcome = {
  caught: ReportedLeak | undefined
  leaks: ReportedLeak[]
  alarms: number
  failure: string | undefined
  seconds: number
}

/** Milliseconds for one step of a journey. */
const stepTimeoutMs = 20_000

const pollIntervalMs = 100

const waitUntil = async (isSo: () => Promise<boolean>, signal: AbortSignal) => {
  while (!signal.aborted && !(await isSo())) await new Promise((resolve) => setTimeout(resolve, pollIntervalMs))
}

/** Resolves to undefined after this time: a browser that hangs, or a page that is being left, never responds. */
const withTimeout = async <T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> => {
  const timeout = Promise.withResolvers<undefined>()
  const timer = setTimeout(timeout.resolve, milliseconds, undefined)
  return Promise.race([work, timeout.promise]).finally(() => clearTimeout(timer))
}

const openContext = async (environment: AuditEnvironment, journey: JourneyName): Promise<BrowserContext> => {
  const context = await environment.browser.newContext({
    javaScriptEnabled: journey !== 'withoutJavaScript',
    locale: 'en-GB',
  })
  context.setDefaultTimeout(stepTimeoutMs)
  return context
}

type WatchedBrowser = { storage: ReturnType<typeof watchStorage>; url: string; watch: SecretWatch }

const inspectBrowserStorage = async ({ storage, url, watch }: WatchedBrowser) => {
  for (const { place, text } of await storage.collect(url)) watch.inspect(place, text)
}

const readSessionIds = async (context: BrowserContext) =>
  (await context.cookies())
    .filter(({ name }) => name.endsWith('sid'))
    .map(({ value }) => decodeURIComponent(value).replace(/^s:/, ''))

/**
 * Runs a journey, then searches the storage of its browsers. Returns the reason when the journey fails. `isEnough` ends
 * the journey early.
 */
export const searchJourney = async (
  environment: AuditEnvironment,
  shop: WatchedStorefront,
  event: AuditedEvent,
  { journey, then }: Pick<PlantedLeak, 'journey' | 'then'>,
  isEnough: () => Promise<boolean>,
) => {
  const context = await openContext(environment, journey)
  const contexts = [context]
  const browsers: WatchedBrowser[] = [{ storage: watchStorage(context), url: shop.url, watch: shop.watch }]

  const openSecondShopper: JourneyInput['openSecondShopper'] = async () => {
    const { url, watch } = await shop.openOthers()
    watch.registerSecrets(
      ['demo@example.com', ...(await readSessionIds(context))].map((value): KnownSecret => ['another shopper', value]),
    )
    const second = await openContext(environment, journey)
    contexts.push(second)
    browsers.push({ storage: watchStorage(second), url, watch })
    return { page: await second.newPage(), url }
  }

  const enough = new AbortController()
  try {
    const input = { page: await context.newPage(), url: shop.url, event, openSecondShopper }
    const finished = runJourney(journey, input, then).then(
      () => undefined,
      (error: Error) => error.message.split('\n', 1)[0],
    )
    const failure = await Promise.race([finished, waitUntil(isEnough, enough.signal).then(() => undefined)])
    for (const browser of browsers) await withTimeout(stepTimeoutMs, inspectBrowserStorage(browser))
    return failure
  } finally {
    enough.abort()
    for (const each of contexts) await withTimeout(stepTimeoutMs, each.close())
  }
}

/**
 * Plants one leak, runs its journey and reports whether the audit found it. With `tripwire` the storefront's own
 * tripwire is on, and its alarm ends the journey.
 */
export const tryPlantedLeak = async (
  environment: AuditEnvironment,
  shopCopy: ShopCopy,
  event: AuditedEvent,
  leak: PlantedLeak,
  tripwire: boolean,
): Promise<Outcome> => {
  const begun = performance.now()
  const removeLeak = await plantLeak(shopCopy.folder, leak, environment.configuredSecrets)
  try {
    const start = () =>
      startWatchedStorefront(environment, shopCopy, { EGRESS_TRIPWIRE: String(tripwire), ...leak.env })
    // Another process may have taken the free port in the meantime, so the start is tried twice.
    const shop = await start().catch(start)
    const expected = () => shop.leaks().find(({ name, place }) => name === leak.secret && leak.where.test(place))
    const isEnough = async () => tripwire && (await shop.alarms()) > 0
    const failure = await searchJourney(environment, shop, event, leak, isEnough).finally(shop.stop)
    return {
      caught: expected(),
      leaks: shop.leaks(),
      alarms: await shop.alarms(),
      failure,
      seconds: (performance.now() - begun) / 1000,
    }
  } finally {
    await removeLeak()
  }
}
