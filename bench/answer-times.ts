import { parseArgs } from 'node:util'
import { limitVariables } from '#server/config/config-limits.ts'
import { createHttpServer } from '#server/http/create-http-server.ts'
import { bought } from '#server/testing/bought.ts'
import { newPerson } from '#server/testing/person.ts'
import { serve } from '#server/testing/serve.ts'
import { createShopperBrowser, type ShopperBrowser } from '#server/testing/shopper-browser.ts'
import { startApp } from '#server/testing/start-app.ts'
import { startCommerceApi } from '#server/testing/start-commerce-api.ts'
import { median } from './median.ts'

// Whether time tells what words do not (security row 44): two questions that must not be told apart are asked in turn,
// many times.

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '150' } } })
const rounds = Number(options.rounds)

/**
 * A guess by one answer time is right more often than by a coin, beyond this share, only where there is something to
 * see.
 */
const mostRight = 0.65

type Question = () => Promise<{ status: number }>
type Pair = { name: string; ask: Record<string, Question> }

/**
 * How often a slower answer is one of the second kind: 0.5 for those that are alike (Mann and Whitney's U as a share).
 */
const shareSlower = (first: number[], second: number[]) => {
  const wins = second.flatMap((b) => first.map((a) => (b > a ? 1 : b === a ? 0.5 : 0)))
  return wins.reduce<number>((sum, win) => sum + win, 0) / wins.length
}

const timePair = async ({ name, ask }: Pair) => {
  const times = Object.entries(ask).map(([kind, question]) => ({
    kind,
    question,
    taken: [] as number[],
    statuses: new Set<number>(),
  }))
  for (let round = -5; round < rounds; round++) {
    // In turn, and in either order, so that a busy moment hits both.
    for (const one of round % 2 === 0 ? times : times.toReversed()) {
      const begun = performance.now()
      one.statuses.add((await one.question()).status)
      if (round >= 0) one.taken.push(performance.now() - begun)
    }
  }
  const [first, second] = times
  const right = shareSlower(first!.taken, second!.taken)
  const rightEitherWay = Math.max(right, 1 - right)
  const alike = [...first!.statuses].join() === [...second!.statuses].join()
  for (const { kind, taken, statuses } of times)
    console.log(
      `${name.padEnd(20)} ${kind.padEnd(34)} ${[...statuses].join()}  median ${median(taken).toFixed(2).padStart(7)} ms`,
    )
  const verdict = !alike ? 'ANOTHER STATUS' : rightEitherWay > mostRight ? 'TOLD APART' : 'not told apart'
  console.log(
    `${''.padEnd(20)} ${verdict}: one answer time guesses right ${(rightEitherWay * 100).toFixed(0)} % of the time (a coin: 50 %)\n`,
  )
  return alike && rightEitherWay <= mostRight
}

const api = await startCommerceApi()
const unlimited = Object.fromEntries(Object.keys(limitVariables).map((name) => [name, '1000000/1h']))
const shop = await startApp({
  COMMERCE_API_URL: api.url,
  FORM_EARLIEST_MS: '0',
  LOG_LEVEL: 'silent',
  REDIS_TIMEOUT_MS: '5000',
  ...unlimited,
})
const server = await serve(createHttpServer({ app: shop.app, config: shop.deps.config, isAccepting: () => true }))

const browser = (): ShopperBrowser => createShopperBrowser(server.url)
const stranger = browser()
const post =
  (path: string, body: unknown): Question =>
  () =>
    stranger.post(path, body)

const person = newPerson()
await browser().post('/bff/users', person)
const guests = await bought(api, {
  contact: { email: 'guest@example.com', firstName: 'Bea', lastName: 'Yer', telephone: null },
})

const newsletter =
  (email: string): Question =>
  async () => {
    const { seal } = (await stranger.get('/bff/forms/newsletter')).body as { seal: string }
    return stranger.post('/bff/forms/newsletter/submissions', { values: { email }, seal })
  }
await newsletter(person.email)()

const pairs: Pair[] = [
  {
    name: 'sign-in',
    ask: {
      'an account, a wrong password': post('/bff/session', { email: person.email, password: 'not the password' }),
      'no account': post('/bff/session', { email: 'nobody@example.com', password: 'not the password' }),
    },
  },
  {
    name: 'forgotten password',
    ask: {
      'an account': post('/bff/password-reset/mail', { email: person.email }),
      'no account': post('/bff/password-reset/mail', { email: 'nobody@example.com' }),
    },
  },
  {
    name: 'newsletter',
    ask: { 'asked for before': newsletter(person.email), 'never asked for': newsletter('nobody@example.com') },
  },
  {
    name: 'order look-up',
    ask: {
      'an order, a wrong address': post('/bff/order-look-ups', { number: guests.number, email: 'wrong@example.com' }),
      'no such order': post('/bff/order-look-ups', { number: 'PX-999999', email: 'guest@example.com' }),
    },
  },
]

let told = 0
for (const pair of pairs) if (!(await timePair(pair))) told += 1

await server.close()
await shop.close()
await api.close()
console.log(told === 0 ? 'Nothing is told apart by its time.' : `${told} can be told apart.`)
process.exit(told === 0 ? 0 : 1)
