import { join } from 'node:path'
import { multiplyEvents } from '../multiply-events.ts'
import type { Environment, RunningProgram } from '../environment.ts'
import { getCpuSeconds, waitUntilIdle } from '../processor-time.ts'
import { formatTable } from '../report.ts'
import { timePage } from './time-page.ts'

const factors = [1, 10, 100]
const requestCount = 20

const pages = [
  ['home', '/'],
  ['What’s On', '/whats-on'],
  ['calendar', '/whats-on?view=calendar'],
  ['a month', '/whats-on?month=NEXT'],
  ['a venue', '/whats-on?venue=saltworks'],
] as const

type Figure = { cold: number; cpu: number; kib: number }

const measurePage = async (url: string, programs: RunningProgram[]): Promise<Figure> => {
  const html = Buffer.from(await (await fetch(url)).arrayBuffer())
  const before = getCpuSeconds(programs)
  const { last } = await timePage(url, requestCount)
  // `timePage` warms up with three requests.
  const cpu = ((getCpuSeconds(programs) - before) * 1000) / (requestCount + 3)
  return { cold: last, cpu, kib: html.length / 1024 }
}

/** The second month with events, which no passing day changes. */
const findNextMonth = async (shop: string) => {
  const { months } = (await (await fetch(`${shop}/bff/events`)).json()) as { months: { value: string }[] }
  return months[1]!.value
}

const measureFactor = async (environment: Environment, factor: number) => {
  const dataDir = join(environment.dataDir, `growth-${factor}`)
  const events = await multiplyEvents(join(dataDir, 'reference-api'), factor)
  const api = await environment.startApi(dataDir)
  const shop = await environment.startStorefront(api.url, { PAGE_CACHE_SECONDS: '0', DATA_CACHE_SECONDS: '0' })
  const month = await findNextMonth(shop.url)
  // The API builds its search index after it has started.
  await waitUntilIdle([api, shop])
  const figures: Figure[] = []
  for (const [, path] of pages) figures.push(await measurePage(shop.url + path.replace('NEXT', month), [api, shop]))
  return { events, figures }
}

const formatSlope = (values: number[], digits: number) => values.map((value) => value.toFixed(digits))

/** What pages cost with no cache at all, when the programme grows. */
export const measureGrowth = async (environment: Environment): Promise<string> => {
  const measured: Awaited<ReturnType<typeof measureFactor>>[] = []
  for (const factor of factors) measured.push(await measureFactor(environment, factor))
  const head = measured.map(({ events }) => `${events.toLocaleString('en')} events`)
  const toRow = (index: number, unit: keyof Figure, digits: number) => {
    const values = measured.map(({ figures }) => figures[index]![unit])
    return [...formatSlope(values, digits), `${(values.at(-1)! / values[0]!).toFixed(2)}×`]
  }
  return formatTable(
    ['cold, all data from the API', ...head, 'slope'],
    pages.flatMap(([name], index) => [
      [`${name}: ms`, ...toRow(index, 'cold', 0)],
      [`${name}: CPU ms, shop and API`, ...toRow(index, 'cpu', 0)],
      [`${name}: HTML KiB`, ...toRow(index, 'kib', 1)],
    ]),
  )
}
