import type { EventListing, EventPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import { silentProgress, type Progress } from '../../progress.ts'
import { allMutants } from './all-mutants.ts'
import { prepareGround, type Ground } from './ground.ts'
import { journeyNames, type Night } from './journeys.ts'
import type { Mutant } from './mutant.ts'
import { startMutated, type MutatedStorefront } from './mutated-storefront.ts'
import { drive, tryMutant, type Outcome } from './try-mutant.ts'

/** One planted leak: where, how it was written, and what saw it. `tripwire` is there where it was tried. */
export type MutantResult = {
  name: string
  file: string
  secret: string
  caught: boolean
  place: string | undefined
  encoding: string | undefined
  search: 'bytes' | 'kept by the browser' | 'log' | undefined
  trouble: string | undefined
  tripwire: { expected: Mutant['tripwire']; seen: 'stopped' | 'too late' | 'not seen' } | undefined
  seconds: number
}

export type MutantReport = {
  results: MutantResult[]
  missed: string[]
  /** What was found, or what the tripwire was alarmed by, in the shop without any leak: nothing, or the rest proves little. */
  falseAlarms: string[]
  /** Leaks the tripwire should have stopped and did not. */
  passedTripwire: string[]
  seconds: number
}

type Options = {
  /** What their names match; all of them otherwise. */
  only?: RegExp
  /** Tries each a second time, with the tripwire of the server on. */
  tripwire?: boolean
  atOnce?: number
  progress?: Progress
}

const searchOf = (place: string | undefined): MutantResult['search'] => {
  if (!place) return undefined
  if (place.startsWith('log ')) return 'log'
  return /^(other shopper: )?(localStorage|sessionStorage|indexedDB|cache|cookies|document|address|console|cookie jar)/.test(place) ? 'kept by the browser' : 'bytes'
}

const read = async <T>(url: string): Promise<T> => (await (await fetch(url)).json()) as T

/** Nights with tickets enough that leaks which try to buy some do not wait for each other. */
const findNights = async ({ url }: MutatedStorefront): Promise<Night[]> => {
  const { events } = await read<EventListing>(`${url}/bff/events`)
  const pages = await Promise.all(events.filter(({ status }) => status === 'on_sale').map(({ slug }) => read<EventPage>(`${url}/bff/events/${slug}`)))
  return pages.flatMap(({ slug, image, tickets }) => {
    const [ticket] = tickets
    return ticket && ticket.max >= 6 && image ? [{ slug, sku: ticket.sku, picture: image.src }] : []
  })
}

/** Every journey through the shop as it is, with the tripwire on: nothing may be found, and no alarm raised. */
const control = async (ground: Ground): Promise<{ nights: Night[]; falseAlarms: string[] }> => {
  const shop = await startMutated(ground, ground.plots[0]!, { EGRESS_TRIPWIRE: 'true' })
  const troubles: string[] = []
  let nights: Night[] = []
  try {
    nights = await findNights(shop)
    for (const [index, journey] of journeyNames.entries()) {
      const trouble = await drive(ground, shop, nights[index % nights.length]!, { journey }, async () => false)
      if (trouble) troubles.push(`The journey “${journey}” did not end: ${trouble}`)
    }
  } finally {
    await shop.stop()
  }
  const alarms = await shop.alarms()
  const leaks = shop.leaks().map(({ name, place, encoding }) => `${name} (${encoding}) in ${place}`)
  return { nights, falseAlarms: [...troubles, ...leaks, ...(alarms > 0 ? [`${alarms} alarms of the tripwire`] : [])] }
}

const tripwireOf = (mutant: Mutant, { alarms, caught }: Outcome): MutantResult['tripwire'] => ({
  expected: mutant.tripwire,
  seen: alarms === 0 ? 'not seen' : caught ? 'too late' : 'stopped',
})

/** Plants every leak there is, one after the other in as many copies of the shop as `atOnce` says, and looks which are seen. */
export const runMutants = async ({ only = /./, tripwire = false, atOnce = 2, progress = silentProgress }: Options = {}): Promise<MutantReport> => {
  const begun = performance.now()
  const ground = await prepareGround(atOnce)
  try {
    const done = progress.step('The shop without a leak')
    const { nights, falseAlarms } = await control(ground)
    done(falseAlarms.length > 0 ? falseAlarms.join('\n    ') : 'Nothing is found in the shop without a leak')

    const waiting = allMutants.filter(({ name }) => only.test(name)).map((mutant, index) => ({ mutant, night: nights[index % nights.length]! }))
    const results: MutantResult[] = []
    const work = async (plot: Ground['plots'][number]) => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { mutant, night } = next
        const { name, file, secret } = mutant
        const outcome = await tryMutant(ground, plot, night, mutant, false)
        const second = tripwire ? await tryMutant(ground, plot, night, mutant, true) : undefined
        const { caught, trouble } = outcome
        const result: MutantResult = {
          ...{ name, file, secret, caught: caught !== undefined, place: caught?.place, encoding: caught?.encoding, search: searchOf(caught?.place) },
          trouble: caught ? undefined : [trouble, ...outcome.leaks.map((leak) => `${leak.name} in ${leak.place}`)].filter(Boolean).join('; ') || 'nothing was found',
          tripwire: second && tripwireOf(mutant, second),
          seconds: Math.round((outcome.seconds + (second?.seconds ?? 0)) * 10) / 10,
        }
        results.push(result)
        progress.note(`${result.caught ? '✓' : '✗'} ${name}: ${result.caught ? `${result.encoding}, ${result.place}` : result.trouble}${result.tripwire ? `; tripwire: ${result.tripwire.seen}` : ''} (${result.seconds} s)`)
      }
    }
    await Promise.all(ground.plots.map(work))
    return {
      results,
      missed: results.filter(({ caught }) => !caught).map(({ name }) => name),
      falseAlarms,
      passedTripwire: results.filter((result) => result.tripwire?.expected === 'stops' && result.tripwire.seen !== 'stopped').map(({ name }) => name),
      seconds: Math.round((performance.now() - begun) / 1000),
    }
  } finally {
    await ground.clear()
  }
}
