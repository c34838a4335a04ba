import type { EventListing, EventPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import { silentProgress, type Progress } from '../../services/progress.ts'
import { allLeaks } from './all-leaks.ts'
import { startAuditEnvironment, type AuditEnvironment, type ShopCopy } from './environment.ts'
import { journeyNames, type AuditedEvent } from './journeys.ts'
import type { PlantedLeak } from './planted-leak.ts'
import { startWatchedStorefront, type WatchedStorefront } from './watched-storefront.ts'
import { searchJourney, tryPlantedLeak, type Outcome } from './try-planted-leak.ts'

/**
 * The result of one planted leak: where it was planted, and how it was found. `tripwire` is set when the leak was also
 * tried with the tripwire.
 */
type PlantedLeakResult = {
  name: string
  /** The file, and the name of the exported function that is wrapped. */
  plantedAt: string
  secret: string
  caught: boolean
  place: string | undefined
  encoding: string | undefined
  search: 'bytes' | 'stored by the browser' | 'log' | undefined
  failure: string | undefined
  tripwire: { expected: PlantedLeak['tripwire']; seen: 'stopped' | 'too late' | 'not seen' } | undefined
  seconds: number
}

export type PlantedLeaksReport = {
  results: PlantedLeakResult[]
  missed: string[]
  /** Finds and alarms in the shop without a leak. There must be none. */
  falseAlarms: string[]
  /** Leaks that the tripwire should have stopped but did not. */
  passedTripwire: string[]
  seconds: number
}

type Options = {
  /** Tries only the leaks whose names match; by default all. */
  only?: RegExp
  /** Tries each leak a second time with the server's tripwire on. */
  tripwire?: boolean
  atOnce?: number
  progress?: Progress
}

/** Matches places in a browser's storage or window, as the audit names them. */
const inBrowser =
  /^(other shopper: )?(localStorage|sessionStorage|indexedDB|cache|cookies|document|address|console|cookie jar)/

const describeSearch = (place: string | undefined): PlantedLeakResult['search'] => {
  if (!place) return undefined
  if (place.startsWith('log ')) return 'log'
  return inBrowser.test(place) ? 'stored by the browser' : 'bytes'
}

const fetchJson = async <T>(url: string): Promise<T> => (await (await fetch(url)).json()) as T

/** Returns events with enough tickets for several journeys at a time. */
const findEvents = async ({ url }: WatchedStorefront): Promise<AuditedEvent[]> => {
  const { events } = await fetchJson<EventListing>(`${url}/bff/events`)
  const pages = await Promise.all(
    events
      .filter(({ status }) => status === 'on_sale')
      .map(({ slug }) => fetchJson<EventPage>(`${url}/bff/events/${slug}`)),
  )
  return pages.flatMap(({ slug, image, ticketTypes }) => {
    const [ticket] = ticketTypes
    return ticket && ticket.maxQuantity >= 6 && image ? [{ slug, sku: ticket.sku, picture: image.src }] : []
  })
}

/**
 * Runs every journey in the shop without a leak, with the tripwire on. The audit must find nothing, and the tripwire
 * must raise no alarm.
 */
const findFalseAlarms = async (
  environment: AuditEnvironment,
): Promise<{ events: AuditedEvent[]; falseAlarms: string[] }> => {
  const shop = await startWatchedStorefront(environment, environment.shops[0]!, { EGRESS_TRIPWIRE: 'true' })
  const failures: string[] = []
  let audited: AuditedEvent[] = []
  try {
    audited = await findEvents(shop)
    for (const [index, journey] of journeyNames.entries()) {
      const failure = await searchJourney(
        environment,
        shop,
        audited[index % audited.length]!,
        { journey },
        async () => false,
      )
      if (failure) failures.push(`The journey “${journey}” did not end: ${failure}`)
    }
  } finally {
    await shop.stop()
  }
  const alarms = await shop.alarms()
  const leaks = shop.leaks().map(({ name, place, encoding }) => `${name} (${encoding}) in ${place}`)
  return {
    events: audited,
    falseAlarms: [...failures, ...leaks, ...(alarms > 0 ? [`${alarms} alarms of the tripwire`] : [])],
  }
}

const toTripwireResult = (leak: PlantedLeak, { alarms, caught }: Outcome): PlantedLeakResult['tripwire'] => ({
  expected: leak.tripwire,
  seen: alarms === 0 ? 'not seen' : caught ? 'too late' : 'stopped',
})

const describePlace = ({ changes: [change] }: PlantedLeak) =>
  'wrap' in change ? `${change.file}, ${change.exportName}` : change.file

const describeFailure = ({ failure, leaks }: Outcome) => {
  const found = leaks.map(({ name, place }) => `${name} in ${place}`)
  return [failure, ...found].filter(Boolean).join('; ') || 'nothing was found'
}

const toResult = (leak: PlantedLeak, outcome: Outcome, withTripwire: Outcome | undefined): PlantedLeakResult => {
  const { caught } = outcome
  return {
    name: leak.name,
    plantedAt: describePlace(leak),
    secret: leak.secret,
    caught: caught !== undefined,
    place: caught?.place,
    encoding: caught?.encoding,
    search: describeSearch(caught?.place),
    failure: caught ? undefined : describeFailure(outcome),
    tripwire: withTripwire && toTripwireResult(leak, withTripwire),
    seconds: Math.round((outcome.seconds + (withTripwire?.seconds ?? 0)) * 10) / 10,
  }
}

const describeResult = ({ name, caught, encoding, place, failure, tripwire, seconds }: PlantedLeakResult) => {
  const outcome = caught ? `${encoding}, ${place}` : failure
  const alarm = tripwire ? `; tripwire: ${tripwire.seen}` : ''
  return `${caught ? '✓' : '✗'} ${name}: ${outcome}${alarm} (${seconds} s)`
}

/** The outcome of a leak that could not be tried. The run continues with the other leaks. */
const createFailedOutcome = (error: Error): Outcome => ({
  caught: undefined,
  leaks: [],
  alarms: 0,
  failure: error.message.split('\n', 1)[0],
  seconds: 0,
})

/**
 * Plants every leak and reports which ones are found. Uses `atOnce` copies of the shop at a time, each for one leak
 * after the other.
 */
export const runPlantedLeaks = async ({
  only = /./,
  tripwire = false,
  atOnce = 2,
  progress = silentProgress,
}: Options = {}): Promise<PlantedLeaksReport> => {
  const begun = performance.now()
  const environment = await startAuditEnvironment(atOnce)
  try {
    const done = progress.startStep('The shop without a leak')
    const { events, falseAlarms } = await findFalseAlarms(environment)
    done(falseAlarms.length > 0 ? falseAlarms.join('\n    ') : 'Nothing is found in the shop without a leak')

    const waiting = allLeaks
      .filter(({ name }) => only.test(name))
      .map((leak, index) => ({ leak, event: events[index % events.length]! }))
    const results: PlantedLeakResult[] = []
    const work = async (shopCopy: ShopCopy) => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { leak, event } = next
        const attempt = (withTripwire: boolean) =>
          tryPlantedLeak(environment, shopCopy, event, leak, withTripwire).catch(createFailedOutcome)
        const outcome = await attempt(false)
        const result = toResult(leak, outcome, tripwire ? await attempt(true) : undefined)
        results.push(result)
        progress.info(describeResult(result))
      }
    }
    await Promise.all(environment.shops.map(work))
    return {
      results,
      missed: results.filter(({ caught }) => !caught).map(({ name }) => name),
      falseAlarms,
      passedTripwire: results
        .filter((result) => result.tripwire?.expected === 'stops' && result.tripwire.seen !== 'stopped')
        .map(({ name }) => name),
      seconds: Math.round((performance.now() - begun) / 1000),
    }
  } finally {
    await environment.stop()
  }
}
