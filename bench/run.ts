import { availableParallelism, cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { measureBuying } from './buying/measure-buying.ts'
import { isPinned } from './cpus.ts'
import { startEnvironment, type Environment } from './environment.ts'
import { measureFirstLoads } from './loading/measure-first-loads.ts'
import { measureFirstRequests } from './loading/measure-first-requests.ts'
import { measureGrowth } from './loading/measure-growth.ts'
import { measureInteractions } from './loading/measure-interactions.ts'
import { measureCases } from './measure-cases.ts'
import { measureMemory } from './memory/measure-memory.ts'
import { startPages } from './pages/start-pages.ts'
import { formatLoadTable } from './report.ts'
import { measureSizes } from './pages/measure-sizes.ts'

const {
  values: { quick: isQuick, only, ...options },
  positionals: [part = 'all'],
} = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string' },
    seconds: { type: 'string' },
    connections: { type: 'string', default: '32' },
    /** Seconds of load before the first measurement of a row: V8 compiles code for thousands of requests. */
    'warm-up': { type: 'string' },
    /** Shoppers a second who arrive at one event. */
    arrivals: { type: 'string', default: '20' },
    /** Each row for a second only. The rates are rough; what is missing or failing shows. */
    quick: { type: 'boolean', default: false },
    /** Measures only cases whose name contains this text. */
    only: { type: 'string' },
  },
})
const loadSettings = {
  rounds: Number(options.rounds ?? (isQuick ? 1 : 3)),
  seconds: Number(options.seconds ?? (isQuick ? 1 : 5)),
  warmUpSeconds: Number(options['warm-up'] ?? (isQuick ? 1 : 10)),
  connections: Number(options.connections),
}

const measurePages = async (environment: Environment): Promise<string> => {
  const { cached, references, cases } = await startPages(environment)
  const figures = await measureCases(
    cases.filter(({ name }) => !only || name.includes(only)),
    loadSettings,
  )
  const compared = figures.filter(({ name }) => references.some((reference) => reference.name === name))
  const { rounds, seconds, connections } = loadSettings
  const machine = `Node ${process.version}, ${availableParallelism()} × ${cpus()[0]?.model}${isPinned ? ', server on one of them alone' : ''}`
  const heading = `${machine}; ${rounds} × ${seconds} s, ${connections} connections; medians; ${new Date().toISOString().slice(0, 10)}`
  const sizes = only || isQuick ? [] : [await measureSizes(environment, cached)]
  return [heading, formatLoadTable(figures, compared), ...sizes].join('\n\n')
}

type Part = { measure: (environment: Environment) => Promise<string>; isPinned?: boolean }

const parts: Record<string, Part> = {
  pages: { measure: measurePages },
  'first-requests': { measure: (environment) => measureFirstRequests(environment, isQuick ? 1 : 5) },
  buying: {
    measure: (environment) =>
      measureBuying(environment, {
        seconds: Number(options.seconds ?? (isQuick ? 3 : 10)),
        arrivalsPerSecond: Number(options.arrivals),
      }),
    isPinned: false,
  },
  growth: { measure: measureGrowth },
  memory: { measure: (environment) => measureMemory(environment, isQuick), isPinned: false },
  'first-load': { measure: (environment) => measureFirstLoads(environment, loadSettings.rounds) },
  interactions: { measure: (environment) => measureInteractions(environment, loadSettings.rounds) },
}

/** The parts of a run without a name. Those in a browser take longer than all others together. */
const defaultParts = isQuick ? ['pages', 'buying'] : ['pages', 'first-requests', 'buying', 'growth']

const chosen = only ? ['pages'] : part === 'all' ? defaultParts : [part]
for (const name of chosen) {
  const { measure, isPinned: pinsServers = true } = parts[name] ?? {}
  if (!measure) throw new Error(`There is no part ${name}: ${Object.keys(parts).join(', ')}`)
  const environment = await startEnvironment({ isPinned: pinsServers })
  try {
    console.log(`\n${await measure(environment)}`)
  } finally {
    await environment.close()
  }
}
