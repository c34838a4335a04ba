import { measure, type Case } from './measure.ts'
import { table } from './report.ts'
import { signIn } from './sign-in.ts'
import { openStand, type Running, type Stand } from './stand.ts'

/** What the egress tripwire costs: the same requests to a storefront with it and to one without, in one run. */
const pace = { rounds: 2, seconds: 3, connections: 8 }

const casesOf = async (how: string, { url, pid }: Running): Promise<Case[]> => {
  const shopper = await signIn(url)
  return [
    { name: `page from the page cache, ${how}`, url: `${url}/whats-on`, pid },
    { name: `signed-in page (/account), ${how}`, url: `${url}/account`, headers: shopper, pid },
    { name: `/bff/basket, signed in, ${how}`, url: `${url}/bff/basket`, headers: shopper, pid },
  ]
}

const run = async (stand: Stand) => {
  const replay = await stand.startReplay()
  const start = (EGRESS_TRIPWIRE: string) =>
    stand.startStorefront(replay.url, { PAGE_CACHE_SECONDS: '3600', DATA_CACHE_SECONDS: '3600', EGRESS_TRIPWIRE })
  const without = await casesOf('without', await start('false'))
  const having = await casesOf('with', await start('true'))
  const figures = await measure(
    without.flatMap((one, index) => [one, having[index]!]),
    pace,
  )
  const pairs = without.map((_one, index) => [figures[2 * index]!, figures[2 * index + 1]!] as const)
  const ms = (cpu: number | undefined) => cpu?.toFixed(2) ?? '–'
  const rows = pairs.map(([off, on]) => [
    off.name.replace(', without', ''),
    ms(off.cpu),
    ms(on.cpu),
    `${((on.cpu ?? 1 / on.perSecond) / (off.cpu ?? 1 / off.perSecond)).toFixed(2)}×`,
  ])
  console.log(table(['', 'CPU ms/req without', 'with', 'ratio'], rows))
}

const stand = await openStand()
try {
  await run(stand)
} finally {
  await stand.close()
}
