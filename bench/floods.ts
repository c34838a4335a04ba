import { rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { optimizerWidths, toOptimizedImageUrl } from '#shared/rules/image-optimizer.ts'
import { startEnvironment } from './environment.ts'
import { median } from './median.ts'
import { getCpuSeconds } from './processor-time.ts'
import { formatTable } from './report.ts'

// Measures what one shopper notices while four IPv4 addresses request what no cache has, at the rate that the proxy
// allows. Then measures what each kind of request costs. Arguments name the attacks, by default all; `costs` runs none.

const addresses = ['198.51.100.1', '198.51.100.2', '198.51.100.3', '198.51.100.4']
const pagesPerSecond = 50
const imagesPerSecond = 40
const seconds = 4

const environment = await startEnvironment()
await rm(join(environment.dataDir, 'images'), { recursive: true, force: true })
const shop = await environment.startStorefront(environment.apiUrl, {
  TRUSTED_PROXY_HOPS: '1',
  LOG_LEVEL: 'error',
  PAGE_CACHE_SECONDS: '3600',
  DATA_CACHE_SECONDS: '3600',
})
const agent = new Agent({ keepAlive: true, maxSockets: 400 })

/** Resolves to status, milliseconds and bytes; status 0 when the connection failed. */
const request = (path: string, address: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; ms: number; bytes: number }>((resolve) => {
    const startedAt = performance.now()
    const end = (status: number, bytes: number) => resolve({ status, ms: performance.now() - startedAt, bytes })
    const sent = get(
      shop.url + path,
      { agent, headers: { 'accept-encoding': 'br', 'x-forwarded-for': address, ...headers } },
      (response) => {
        let bytes = 0
        response.on('data', (chunk: Buffer) => (bytes += chunk.length))
        response.once('end', () => end(response.statusCode ?? 0, bytes))
        response.once('error', () => end(0, bytes))
      },
    )
    sent.once('error', () => end(0, 0))
    sent.setTimeout(20_000, () => sent.destroy())
  })

const word = () => Math.random().toString(36).slice(2)
let counter = 0
const nextImage = (accept: string) => () => {
  const number = counter++
  const poster = `poster-${String((number % 60) + 1).padStart(2, '0')}.jpg`
  const width = optimizerWidths[Math.floor(number / 60) % optimizerWidths.length]!
  return { path: toOptimizedImageUrl(`/media/${poster}`, width), headers: { accept } }
}

const attacks: Record<string, { rate: number; next: () => { path: string; headers?: Record<string, string> } }> = {
  'rejected value': { rate: pagesPerSecond, next: () => ({ path: `/whats-on?genre=${word()}.` }) },
  'unknown value': { rate: pagesPerSecond, next: () => ({ path: `/whats-on?genre=${word()}` }) },
  'unknown page': { rate: pagesPerSecond, next: () => ({ path: `/${word()}` }) },
  'sign-in page': { rate: pagesPerSecond, next: () => ({ path: `/sign-in?returnTo=/${word()}` }) },
  search: { rate: pagesPerSecond, next: () => ({ path: `/search?query=${word()}` }) },
  'made-up images': { rate: imagesPerSecond, next: nextImage('image/avif') },
}
const chosen = process.argv.slice(2)

const startAttack = (name: string) => {
  const { rate, next } = attacks[name]!
  const statuses: Record<string, number> = {}
  let sent = 0
  const startedAt = performance.now()
  const timer = setInterval(() => {
    const due = ((performance.now() - startedAt) / 1000) * rate * addresses.length
    for (; sent < due; sent++) {
      const { path, headers } = next()
      void request(path, addresses[sent % addresses.length]!, headers).then(({ status }) => {
        statuses[status] = (statuses[status] ?? 0) + 1
      })
    }
  }, 5)
  return { statuses, stop: () => clearInterval(timer) }
}

const shopper = '203.0.113.7'
let month = 0
const probes = {
  'cached page': () => request('/', shopper),
  'uncached page': () => request(`/sign-in?returnTo=/${month++}`, shopper),
  'events as JSON': () => request('/bff/events', shopper),
  'uncached image': () => {
    const { path } = nextImage('image/jpeg')()
    return request(path.replace(/w=\d+/, 'w=640'), shopper, { accept: 'image/jpeg' })
  },
}

const measure = async (names: (keyof typeof probes)[]) => {
  const results = Object.fromEntries(names.map((name) => [name, [] as { status: number; ms: number }[]]))
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    for (const name of names) results[name]!.push(await probes[name]())
    await sleep(50)
  }
  return results
}

const pageProbes = ['cached page', 'uncached page', 'events as JSON'] as const
const rows: string[][] = []
const record = (attack: string, results: Awaited<ReturnType<typeof measure>>, statuses: Record<string, number>) => {
  for (const [name, samples] of Object.entries(results)) {
    const times = samples.map(({ ms }) => ms)
    const failed = samples.filter(({ status }) => status !== 200).length
    rows.push([
      attack,
      name,
      median(times).toFixed(0),
      Math.max(...times).toFixed(0),
      `${failed} of ${samples.length}`,
      JSON.stringify(statuses),
    ])
  }
}
await request('/whats-on', shopper)
for (let index = 0; index < 150; index++) await request(`/whats-on?genre=${word()}.`, `192.0.2.${index}`)
await measure([...pageProbes])
record('none', await measure([...pageProbes, 'uncached image']), {})
for (const name of Object.keys(attacks).filter((attack) => chosen.length === 0 || chosen.includes(attack))) {
  const attack = startAttack(name)
  await sleep(1000)
  record(
    name,
    await measure(name.endsWith('images') ? ['uncached image', 'cached page'] : [...pageProbes]),
    attack.statuses,
  )
  attack.stop()
  await sleep(3000)
}
console.log(formatTable(['flood of four', 'request of another', 'median ms', 'slowest ms', 'failed', 'statuses'], rows))

const html = await (await fetch(`${shop.url}/venues`)).text()
const script = /const entry="(\/assets\/[^"]+)"/.exec(html)?.[1] ?? ''
type Listing = { venues: { value: string }[]; genres: { value: string }[] }
const { venues, genres } = (await (await fetch(`${shop.url}/bff/events`)).json()) as Listing
const newQueries = venues.flatMap((venue) =>
  genres.flatMap((genre) =>
    ['posters', 'list'].map((view) => `venue=${venue.value}&genre=${genre.value}&view=${view}`),
  ),
)
const costs: Record<string, () => { path: string; headers?: Record<string, string> }> = {
  'cached page': () => ({ path: '/whats-on' }),
  'page of a new query': () => ({ path: `/whats-on?${newQueries.pop()}` }),
  'rejected value': attacks['rejected value']!.next,
  'unknown value': attacks['unknown value']!.next,
  'unknown page': attacks['unknown page']!.next,
  'sign-in page': attacks['sign-in page']!.next,
  search: attacks.search!.next,
  script: () => ({ path: script }),
  'unknown asset': () => ({ path: `/assets/${word()}.js` }),
  'image from disk': () => ({
    path: toOptimizedImageUrl('/media/poster-01.jpg', 640),
    headers: { accept: 'image/avif' },
  }),
  'original from the API': () => ({ path: '/media/poster-01.jpg' }),
  'unknown original': () => ({ path: `/media/${word()}.jpg` }),
  'image of an unknown original': () => ({ path: toOptimizedImageUrl(`/media/${word()}.jpg`, 640) }),
}

const costRows: string[][] = []
const samples = 160
for (const [name, next] of Object.entries(costs)) {
  const run = async (count: number) => {
    const statuses: Record<string, number> = {}
    let bytes = 0
    for (let index = 0; index < count; index++) {
      const { path, headers } = next()
      const result = await request(path, `192.0.2.${index % 250}`, headers)
      statuses[result.status] = (statuses[result.status] ?? 0) + 1
      bytes = result.bytes
    }
    return { statuses, bytes }
  }
  await run(60)
  const before = getCpuSeconds([shop])
  const { statuses, bytes } = await run(samples)
  const cost = ((getCpuSeconds([shop]) - before) / samples) * 1000
  costRows.push([name, cost.toFixed(2), String(bytes), JSON.stringify(statuses)])
}
console.log(formatTable(['request', 'processor ms', 'bytes', 'statuses'], costRows))
await environment.close()
