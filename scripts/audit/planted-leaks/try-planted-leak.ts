import type { BrowserContext } from 'playwright'
import { watchKept } from '../../../e2e/proofs/kept-by-browser.ts'
import type { Leak, SecretWatch } from '../../../e2e/proofs/secret-watch.ts'
import type { Learnt } from '../../../e2e/proofs/secrets-of-api.ts'
import type { Ground, Plot } from './ground.ts'
import { travel, type JourneyName, type Night, type Stage } from './journeys.ts'
import type { Mutant } from './mutant.ts'
import { plant } from './mutate-shop.ts'
import { startMutated, type MutatedStorefront } from './mutated-storefront.ts'

/** What came of one leak. `caught` is the find that was expected, `trouble` why the journey did not reach its end, if it did not. */
export type Outcome = { caught: Leak | undefined; leaks: Leak[]; alarms: number; trouble: string | undefined; seconds: number }

/** Milliseconds one step of a journey may take. */
const patience = 20_000

/** How often somebody looks whether there is anything more to wait for, milliseconds. */
const glance = 100

const until = async (isSo: () => Promise<boolean>, signal: AbortSignal) => {
  while (!signal.aborted && !(await isSo())) await new Promise((resolve) => setTimeout(resolve, glance))
}

/** What a browser that hangs, or a page that is leaving, never answers is not waited for. */
const atMost = async <T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> => {
  const late = Promise.withResolvers<undefined>()
  const timer = setTimeout(late.resolve, milliseconds, undefined)
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer))
}

const openContext = async (ground: Ground, journey: JourneyName): Promise<BrowserContext> => {
  const context = await ground.browser.newContext({ javaScriptEnabled: journey !== 'withoutJavaScript', locale: 'en-GB' })
  context.setDefaultTimeout(patience)
  return context
}

type Kept = { kept: ReturnType<typeof watchKept>; url: string; watch: SecretWatch }

const inspectKept = async ({ kept, url, watch }: Kept) => {
  for (const { place, text } of await kept.read(url)) watch.inspect(place, text)
}

const idsOf = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => name.endsWith('sid')).map(({ value }) => decodeURIComponent(value).replace(/^s:/, ''))

/** Drives a journey and looks at what the browsers keep in the end. Returns why it did not get there, if it did not; `isEnough` ends it early. */
export const drive = async (ground: Ground, shop: MutatedStorefront, night: Night, { journey, then }: Pick<Mutant, 'journey' | 'then'>, isEnough: () => Promise<boolean>) => {
  const context = await openContext(ground, journey)
  const contexts = [context]
  const browsers: Kept[] = [{ kept: watchKept(context), url: shop.url, watch: shop.watch }]

  const another: Stage['another'] = async () => {
    const { url, watch } = await shop.openOthers()
    watch.learn(['demo@example.com', ...(await idsOf(context))].map((value): Learnt => ['another shopper', value]))
    const theirs = await openContext(ground, journey)
    contexts.push(theirs)
    browsers.push({ kept: watchKept(theirs), url, watch })
    return { page: await theirs.newPage(), url }
  }

  const enough = new AbortController()
  try {
    const stage = { page: await context.newPage(), url: shop.url, night, another }
    const travelled = travel(journey, stage, then).then(() => undefined, (error: Error) => error.message.split('\n', 1)[0])
    const trouble = await Promise.race([travelled, until(isEnough, enough.signal).then(() => undefined)])
    for (const browser of browsers) await atMost(patience, inspectKept(browser))
    return trouble
  } finally {
    enough.abort()
    for (const each of contexts) await atMost(patience, each.close())
  }
}

/** Plants one leak, drives its journey and says whether it was seen. With `tripwire` the storefront watches over itself, and the alarm is what is waited for. */
export const tryMutant = async (ground: Ground, plot: Plot, night: Night, mutant: Mutant, tripwire: boolean): Promise<Outcome> => {
  const begun = performance.now()
  const takeBack = await plant(plot.folder, mutant, ground.canaries)
  try {
    const start = () => startMutated(ground, plot, { EGRESS_TRIPWIRE: String(tripwire), ...mutant.env })
    // The port that was free a moment ago may be somebody's by now.
    const shop = await start().catch(start)
    const expected = () => shop.leaks().find(({ name, place }) => name === mutant.secret && mutant.where.test(place))
    const isEnough = async () => tripwire && (await shop.alarms()) > 0
    const trouble = await drive(ground, shop, night, mutant, isEnough).finally(shop.stop)
    return { caught: expected(), leaks: shop.leaks(), alarms: await shop.alarms(), trouble, seconds: (performance.now() - begun) / 1000 }
  } finally {
    await takeBack()
  }
}
