import { parseArgs } from 'node:util'
import { createHttpServer } from '#server/http/create-http-server.ts'
import { createTestOrder } from '#server/testing/create-test-order.ts'
import { createRegistration } from '#server/testing/customer.ts'
import { startTestServer } from '#server/testing/start-test-server.ts'
import { createShopperBrowser, type ShopperBrowser } from '#server/testing/shopper-browser.ts'
import { startApp } from '#server/testing/start-app.ts'
import { setup, teardown } from '#reference-api/testing/share-test-run.ts'
import { startFixtureApi } from '#reference-api/testing/start-fixture-api.ts'
import { median } from './median.ts'
import { noLimits } from './no-limits.ts'

// Checks that response times reveal no more than the responses do (S44 in docs/security-tests.md). Sends two kinds of
// request alternately, many times. A client must not be able to tell the kinds apart by their times.

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '150' } } })
const rounds = Number(options.rounds)

/** Above this share, one response time helps a client to guess the kind; chance explains a lower share. */
const maxGuessRate = 0.65

type RequestSender = () => Promise<{ status: number }>
type Comparison = { name: string; requests: Record<string, RequestSender> }

/**
 * The share of pairs in which the response of the second kind is slower: 0.5 for equal kinds (Mann–Whitney U as a
 * share).
 */
const computeShareSlower = (first: number[], second: number[]) => {
  const slowerPairs = second.flatMap((b) => first.map((a) => (b > a ? 1 : b === a ? 0.5 : 0)))
  return slowerPairs.reduce<number>((sum, win) => sum + win, 0) / slowerPairs.length
}

const compareTimes = async ({ name, requests }: Comparison) => {
  const times = Object.entries(requests).map(([kind, sendRequest]) => ({
    kind,
    sendRequest,
    durations: [] as number[],
    statuses: new Set<number>(),
  }))
  for (let round = -5; round < rounds; round++) {
    // Alternates the order of the two cases, so that a busy moment of the machine slows both alike.
    for (const timesOfCase of round % 2 === 0 ? times : times.toReversed()) {
      const startedAt = performance.now()
      timesOfCase.statuses.add((await timesOfCase.sendRequest()).status)
      if (round >= 0) timesOfCase.durations.push(performance.now() - startedAt)
    }
  }
  const [first, second] = times
  const guessRate = computeShareSlower(first!.durations, second!.durations)
  const bestGuessRate = Math.max(guessRate, 1 - guessRate)
  const hasSameStatus = [...first!.statuses].join() === [...second!.statuses].join()
  for (const { kind, durations, statuses } of times)
    console.log(
      `${name.padEnd(20)} ${kind.padEnd(34)} ${[...statuses].join()}  median ${median(durations).toFixed(2).padStart(7)} ms`,
    )
  const verdict = !hasSameStatus ? 'ANOTHER STATUS' : bestGuessRate > maxGuessRate ? 'TOLD APART' : 'not told apart'
  console.log(
    `${''.padEnd(20)} ${verdict}: the time of one response guesses right ${(bestGuessRate * 100).toFixed(0)} % of the time (a coin: 50 %)\n`,
  )
  return hasSameStatus && bestGuessRate <= maxGuessRate
}

await setup()
const api = await startFixtureApi()
const shop = await startApp({
  COMMERCE_API_URL: api.url,
  FORM_MIN_FILL_MS: '0',
  LOG_LEVEL: 'silent',
  REDIS_TIMEOUT_MS: '5000',
  ...noLimits,
})
const server = await startTestServer(
  createHttpServer({ app: shop.app, config: shop.deps.config, isAccepting: () => true }),
)

const createBrowser = (): ShopperBrowser => createShopperBrowser(server.url)
const guestBrowser = createBrowser()
const post =
  (path: string, body: unknown): RequestSender =>
  () =>
    guestBrowser.post(path, body)

const person = createRegistration()
await createBrowser().post('/bff/users', person)
const guestOrder = await createTestOrder(api, {
  contact: { email: 'guest@example.com', firstName: 'Bea', lastName: 'Yer', telephone: null },
})

const newsletter =
  (email: string): RequestSender =>
  async () => {
    const { formToken } = (await guestBrowser.get('/bff/forms/newsletter')).body as { formToken: string }
    return guestBrowser.post('/bff/forms/newsletter/submissions', { values: { email }, formToken })
  }
await newsletter(person.email)()

const comparisons: Comparison[] = [
  {
    name: 'sign-in',
    requests: {
      'an account, a wrong password': post('/bff/session', { email: person.email, password: 'not the password' }),
      'no account': post('/bff/session', { email: 'nobody@example.com', password: 'not the password' }),
    },
  },
  {
    name: 'forgotten password',
    requests: {
      'an account': post('/bff/password-reset/mail', { email: person.email }),
      'no account': post('/bff/password-reset/mail', { email: 'nobody@example.com' }),
    },
  },
  {
    name: 'newsletter',
    requests: { 'asked for before': newsletter(person.email), 'never asked for': newsletter('nobody@example.com') },
  },
  {
    name: 'order look-up',
    requests: {
      'an order, a wrong address': post('/bff/order-look-ups', {
        number: guestOrder.number,
        email: 'wrong@example.com',
      }),
      'no such order': post('/bff/order-look-ups', { number: 'PX-0000-000A', email: 'guest@example.com' }),
    },
  },
]

let distinguishableCount = 0
for (const pair of comparisons) if (!(await compareTimes(pair))) distinguishableCount += 1

await server.close()
await shop.close()
await api.close()
await teardown()
console.log(
  distinguishableCount === 0 ? 'Nothing is told apart by its time.' : `${distinguishableCount} can be told apart.`,
)
process.exit(distinguishableCount === 0 ? 0 : 1)
