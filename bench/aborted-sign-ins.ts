import { setTimeout as sleep } from 'node:timers/promises'
import { createRegistration } from '#server/testing/customer.ts'
import { createShopperBrowser } from '#server/testing/shopper-browser.ts'
import { startEnvironment } from './environment.ts'
import { median } from './median.ts'
import { formatTable } from './report.ts'

// Measures how an attack on passwords slows other shoppers: times public and personal requests, first alone, then
// beside 100 sign-ins a second. The attacker disconnects 40 ms after each request. The API computes real hashes.

const signInsPerSecond = 100
const secondsPerRun = 5
const disconnectMs = 40

// As in production, the API hashes on all processors but one.
const environment = await startEnvironment({ isPinned: false })
const storefront = await environment.startStorefront(environment.apiUrl, {
  TRUSTED_PROXY_HOPS: '1',
  DATA_CACHE_SECONDS: '0',
})

const createAddress = () => Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 254)).join('.')

/** Starts the attack; returns the function that stops it. */
const startAttack = (getAddress: () => string) => {
  const timer = setInterval(() => {
    createShopperBrowser(storefront.url)
      .send(
        'POST',
        '/bff/session',
        { email: createRegistration().email, password: 'a wrong guess' },
        { headers: { 'x-forwarded-for': getAddress() }, signal: AbortSignal.timeout(disconnectMs) },
      )
      .catch(() => {})
  }, 1000 / signInsPerSecond)
  return () => clearInterval(timer)
}

const shopper = createShopperBrowser(storefront.url)
await shopper.post('/bff/basket/lines', { items: [{ sku: 'RECORD-1-LP', quantity: 1 }] })

const { events } = (await shopper.get('/bff/events')).body as { events: { slug: string }[] }
const requests = { catalogue: `/bff/events/${events[0]!.slug}`, basket: '/bff/basket' }

/** Median and slowest time of each kind of request in milliseconds, and the number of failed requests. */
const measureRequests = async () => {
  const times = { catalogue: [] as number[], basket: [] as number[] }
  let failures = 0
  const end = performance.now() + secondsPerRun * 1000
  while (performance.now() < end) {
    for (const name of ['catalogue', 'basket'] as const) {
      const startedAt = performance.now()
      if ((await shopper.get(requests[name])).status !== 200) failures++
      times[name].push(performance.now() - startedAt)
    }
  }
  return { times, failures }
}

const runs: [string, (() => string) | undefined][] = [
  ['alone', undefined],
  ['from one address', () => '203.0.113.7'],
  ['from as many addresses', createAddress],
]

await measureRequests()
const reference = await measureRequests()
const rows: string[][] = []
for (const [name, getAddress] of runs) {
  const stop = getAddress ? startAttack(getAddress) : () => {}
  await sleep(500)
  const { times, failures } = getAddress ? await measureRequests() : reference
  stop()
  for (const request of ['catalogue', 'basket'] as const) {
    const ratio = median(times[request]) / median(reference.times[request])
    rows.push([
      name,
      requests[request],
      median(times[request]).toFixed(1),
      Math.max(...times[request]).toFixed(0),
      `${ratio.toFixed(2)}×`,
      String(failures),
    ])
  }
}
console.log(`${signInsPerSecond} sign-ins a second, each cut after ${disconnectMs} ms`)
console.log(formatTable(['sign-ins', 'request', 'median ms', 'slowest ms', 'as alone', 'failures'], rows))
await environment.close()
