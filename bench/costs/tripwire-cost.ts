import { measureCases, type BenchCase } from '../measure-cases.ts'
import { formatTable } from '../report.ts'
import { signIn } from '../sign-in.ts'
import { startEnvironment, type RunningProgram, type Environment } from '../environment.ts'

/** Measures what the egress tripwire adds to a request. One run sends the same requests with and without it. */
const loadSettings = { rounds: 2, seconds: 3, connections: 8 }

const createCases = async (label: string, { url, pid }: RunningProgram): Promise<BenchCase[]> => {
  const shopper = await signIn(url)
  return [
    { name: `page from the page cache, ${label}`, url: `${url}/whats-on`, pid },
    { name: `signed-in page (/account), ${label}`, url: `${url}/account`, headers: shopper, pid },
    { name: `/bff/basket, signed in, ${label}`, url: `${url}/bff/basket`, headers: shopper, pid },
  ]
}

const compareCosts = async (environment: Environment) => {
  const replay = await environment.startReplay()
  const start = (EGRESS_TRIPWIRE: string) =>
    environment.startStorefront(replay.url, { PAGE_CACHE_SECONDS: '3600', DATA_CACHE_SECONDS: '3600', EGRESS_TRIPWIRE })
  const without = await createCases('without', await start('false'))
  const withTripwire = await createCases('with', await start('true'))
  const figures = await measureCases(
    without.flatMap((one, index) => [one, withTripwire[index]!]),
    loadSettings,
  )
  const pairs = without.map((_one, index) => [figures[2 * index]!, figures[2 * index + 1]!] as const)
  const ms = (cpu: number | undefined) => cpu?.toFixed(3) ?? '–'
  const rows = pairs.map(([off, on]) => [
    off.name.replace(', without', ''),
    ms(off.cpu),
    ms(on.cpu),
    `${((on.cpu ?? 1 / on.perSecond) / (off.cpu ?? 1 / off.perSecond)).toFixed(2)}×`,
  ])
  console.log(formatTable(['', 'CPU ms/req without', 'with', 'ratio'], rows))
}

const environment = await startEnvironment()
try {
  await compareCosts(environment)
} finally {
  await environment.close()
}
