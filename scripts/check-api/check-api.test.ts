import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startFixtureApi } from '#reference-api/testing/start-fixture-api.ts'
import { choosePaymentResult } from '#server/testing/checkout-shopper.ts'
import { hideCapabilities } from '#server/testing/hide-capabilities.ts'
import { runCommand } from '#server/testing/run-command.ts'
import { startFaultyGateway, type FaultyGateway } from '#server/testing/start-faulty-gateway.ts'
import { capabilityNames } from '#shared/wire/capabilities.ts'
import { createHttpClient, describeFailure } from './http-client.ts'
import { parseOptions } from './parse-options.ts'
import { runChecks } from './run-checks.ts'
import { runCommandLine } from './run-command-line.ts'

let upstream: Awaited<ReturnType<typeof startFixtureApi>>
let gateway: FaultyGateway

beforeAll(async () => {
  upstream = await startFixtureApi()
})
afterAll(() => upstream.close())
beforeEach(async () => {
  gateway = await startFaultyGateway(upstream.url)
  return () => gateway.close()
})

const account = ['--email', 'demo@example.com']
const password = 'stagedoor-demo'
const examples = ['articles=notes', 'category=shop', 'content=help/tickets', 'redirect=/gigs'].flatMap((text) => [
  '--example',
  text,
])
const everything = [...account, ...examples, '--yes', '--with-order', '--payment-timeout', '10']
const searchKey = 'stagedoor-demo-search-key'

/** Runs the check. A person presses a button as soon as it prints the payment page. */
const checkAndPay = async (choice: 'pay' | 'decline', ...args: string[]) => {
  const lines: string[] = []
  const payments: Promise<unknown>[] = []
  const options = parseOptions([gateway.url, ...args], {
    CHECK_API_PASSWORD: password,
    CHECK_API_SEARCH_KEY: searchKey,
  })
  const fits = await runChecks(options, (line) => {
    lines.push(line)
    const [page] = /^Pay .*?(https?:\S+)$/.exec(line)?.slice(1) ?? []
    if (page) payments.push(choosePaymentResult(page, choice))
  })
  await Promise.all(payments)
  return { fits, output: lines.join('\n') }
}

const check = (...args: string[]) => checkAndPay('pay', ...args)

const listProblems = (output: string) => output.split('\n').filter((line) => line.startsWith('  ✗'))

/** The lines below a heading of the report. */
const readSection = (output: string, title: string) =>
  output.split(`\n${title}:\n`)[1]?.split('\n\n')[0]?.split('\n') ?? []

/** A fault in the JSON of each response to a call that begins so. */
const rewrite = (start: string, change: (body: never, call: string) => unknown) => {
  gateway.rewriteResponse = (call, body) => (call.startsWith(start) ? change(body as never, call) : body)
}

const unreachable = 'http://127.0.0.1:1'

describe('check:api', () => {
  it('finds that the reference API has every call of every capability, and prints no secret', async () => {
    const secrets = new Set<string>([password, searchKey])
    gateway.rewriteResponse = (_call, body) => {
      const { '@type': type, id, token, refresh_token: refreshToken } = body as Record<string, string | undefined>
      for (const secret of [token, refreshToken, type === 'Basket' ? id : undefined]) if (secret) secrets.add(secret)
      return body
    }
    const { fits, output } = await check(...everything, '--search-host', gateway.url)
    expect(listProblems(output)).toEqual([])
    expect(fits).toBe(true)
    expect(readSection(output, 'Not checked')).toEqual([
      expect.stringMatching(/: GET \/orders\/\{id\}\/vouchers\.pdf$/),
    ])
    const leftBehind = readSection(output, 'Left behind in the API')
    for (const thing of ['the account check-api-', 'form contact-us', 'an empty basket', 'the order PX-'])
      expect(leftBehind).toContainEqual(expect.stringContaining(thing))
    expect(secrets.size).toBeGreaterThan(8)
    expect([...secrets].filter((secret) => output.includes(secret))).toEqual([])
  })

  it('finds that an API without capabilities has the required set', async () => {
    const hidden = hideCapabilities(gateway)
    const { fits, output } = await check(...everything, '--capabilities', 'none')
    expect(listProblems(output)).toEqual([])
    expect(fits).toBe(true)
    expect(readSection(output, 'Not checked')).toEqual([expect.stringContaining('name the search index')])
    expect(hidden.calls).toEqual([])
  })

  it('only reads without --yes', async () => {
    const calls: string[] = []
    gateway.failCall = (call) => calls.push(call) < 0
    const { fits, output } = await check(...account, ...examples)
    expect({ fits, problems: listProblems(output) }).toEqual({ fits: true, problems: [] })
    expect(calls.filter((call) => !call.startsWith('GET ')).map((call) => call.replace(/\?.*/, ''))).toSatisfy(
      (written: string[]) => written.every((call) => /^(POST \/auth|POST \/token\/refresh|DELETE \/token)$/.test(call)),
    )
    expect(readSection(output, 'Not checked')).toContainEqual(expect.stringMatching(/needs --yes: .*POST \/baskets/))
    expect(output).not.toContain('an earlier call failed')
    expect(readSection(output, 'Left behind in the API')).toEqual([])
  })
})

describe('check:api names a planted fault', () => {
  /** Faults of calls that have nothing to do with each other, so that one run finds all. */
  const plantFaults = () => {
    const withoutField = (body: Record<string, unknown>, name: string) =>
      Object.fromEntries(Object.entries(body).filter(([key]) => key !== name))
    let events: unknown[] = []
    const changes: [start: string, change: (body: never, call: string) => unknown][] = [
      ['GET /me', (body: Record<string, unknown>) => withoutField(body, 'lastName')],
      [
        'GET /orders/',
        (body: { totals?: Record<string, unknown> }) =>
          body.totals ? { ...body, totals: withoutField(body.totals, 'refunded') } : body,
      ],
      [
        'GET /products/search-event-information?page=',
        (body: { 'hydra:member': unknown[]; facets: { months: object[] } }, call) => {
          if (call.includes('page=1&itemsPerPage=2')) events = body['hydra:member']
          return call.includes('page=2') ? { ...body, 'hydra:member': events } : body
        },
      ],
      [
        'GET /products/event-calendar',
        (body: { facets: { months: object[] } }) => ({
          ...body,
          facets: { ...body.facets, months: [{ year: 2027, month: 13, count: 1 }] },
        }),
      ],
      ['GET /storefront/product/', (body: object) => ({ ...body, media: [{ ...picture, url: missingPicture }] })],
    ]
    gateway.rewriteResponse = (call, body) =>
      changes.find(([start]) => call.startsWith(start))?.[1](body as never, call) ?? body
    const failures: [start: string, failure: ReturnType<FaultyGateway['failCall']>][] = [
      ['GET /storefront/product/no-such', { status: 200, body: {} }],
      ['GET /content-by-slug/no-such', { status: 404, body: { error: 'Unknown' } }],
      ['GET /locations', { status: 502, html: '<h1>Bad</h1>' }],
      ['GET /countries', { status: 200, html: '<h1>Hi</h1>' }],
      ['GET /wishlists?', { status: 503, body: { 'hydra:description': `Closed for ${password}` } }],
    ]
    gateway.failCall = (call) => failures.find(([start]) => call.startsWith(start))?.[1] ?? false
  }
  const picture = { width: 10, height: 10, alt: '', colour: '#ffffff', role: 'poster' }
  const missingPicture = '/media/no-such-picture.jpg'

  let run: Awaited<ReturnType<typeof check>>
  beforeAll(async () => {
    gateway = await startFaultyGateway(upstream.url)
    plantFaults()
    run = await check(...account, ...examples).finally(() => gateway.close())
  })

  it.each([
    ['a required field is missing', 'GET /me  lastName: Invalid input: expected string, received undefined'],
    ['a field of a declared capability is missing', 'GET /orders/{id}  totals.refunded: Invalid input'],
    [
      'a status is wrong',
      'GET /storefront/product/{slug}  refusal of /storefront/product/no-such-thing-check-api: status: expected 404, got 200',
    ],
    ['an error has another shape', 'GET /content-by-slug/{slug}  hydra:description: Invalid input'],
    ['a page repeats an item', 'GET /products/search-event-information  page 2, members of page 1: expected 0, got 2'],
    ['a month is the thirteenth', 'GET /products/event-calendar  facets.months[0].month: Too big'],
    ['a proxy responds with a page of HTML', 'GET /locations  status: expected 200, got 502 (text/html)'],
    ['a page of HTML has the status 200', 'GET /countries  body: expected JSON, got text/html'],
    ['the API has no such picture', 'GET /storefront/product/{slug}  media[0].url: expected a picture, got 404'],
    [
      'the API gives a reason, without the secret in it',
      'GET /wishlists  status: expected 200, got 503 (application/ld+json), “Closed for ***”',
    ],
  ])('when %s', (_fault, problem) => {
    expect(listProblems(run.output)).toContainEqual(expect.stringContaining(`✗ ${problem}`))
    expect(run.fits).toBe(false)
  })

  it('and what the shop then lacks', () => {
    expect(readSection(run.output, 'The shop lacks')).toEqual([
      '  a part of the required set (docs/bring-your-own-api.md), which no capability leaves out',
      expect.stringContaining('leave `event-lists` out of API_CAPABILITIES: '),
      '  leave `refunds` out of API_CAPABILITIES: the shop then has no refunded amounts and tickets on an order',
    ])
  })

  it('and says which calls were only refused', async () => {
    const { output } = await check('--capabilities', 'none')
    expect(readSection(output, 'Not checked')).toContainEqual(
      '  – name a page that was moved with --example redirect=PATH (its refusal fits): GET /redirects-by-url/{url}',
    )
  })

  const expectProblem = async (problem: string, ...args: string[]) => {
    const { fits, output } = await check('--capabilities', 'none', ...args)
    expect(listProblems(output)).toContainEqual(expect.stringContaining(problem))
    expect(fits).toBe(false)
    return output
  }

  it('when a refresh does not rotate', async () => {
    let sent = ''
    gateway.rewriteRequest = (_call, body) => {
      sent = (body as { refresh_token?: string }).refresh_token ?? ''
      return body
    }
    rewrite('POST /token/refresh', (body: object) => ('token' in body ? { ...body, refresh_token: sent } : body))
    await expectProblem('✗ POST /token/refresh  refresh_token rotates: expected true, got false')
  })

  it('when the shop cannot serve a picture', async () => {
    const url = 'https://cdn.example.com/Poster_1.jpg'
    rewrite('GET /storefront/product/', (body: object) => ({ ...body, media: [{ ...picture, url }] }))
    await expectProblem('✗ GET /storefront/product/{slug}  media[0].url: expected /media/')
  })

  it('when the payment fails', async () => {
    const args = ['--yes', '--with-order', '--payment-timeout', '10', '--capabilities', 'none']
    const { fits, output } = await checkAndPay('decline', ...args)
    expect(listProblems(output)).toEqual([
      '  ✗ PUT /payment-transactions/{id}  status after the payment: expected "captured", got "declined"',
    ])
    expect(readSection(output, 'Left behind in the API')).toContainEqual(
      expect.stringContaining('a basket with a ticket, which may be confirmed or paid'),
    )
    expect(fits).toBe(false)
  })

  it('when the API lacks a declared capability', async () => {
    hideCapabilities(gateway, new Set(capabilityNames.filter((name) => name !== 'newsletter')))
    const output = await expectProblem(
      '✗ GET /users/{id}/newsletter  status: expected 200, got 404',
      ...account,
      '--capabilities',
      'newsletter',
    )
    expect(readSection(output, 'The shop lacks')[0]).toBe(
      '  leave `newsletter` out of API_CAPABILITIES: the shop then has no newsletter ' +
        '(nor the pages /account/newsletter, /newsletter/confirm, /newsletter/unsubscribe)',
    )
  })

  it('without a secret that a response repeats in another field', async () => {
    rewrite('PUT /baskets/', (body: { id?: string; lines?: object[] }) => {
      return body.lines?.[0] ? { ...body, lines: [{ ...body.lines[0], productVariant: body.id }] } : body
    })
    await expectProblem('lines[0].productVariant: expected "EV-open-night-standing", got "***"', '--yes')
  })
})

it('check:api accepts values that the shop accepts', async () => {
  const change = (key: string, value: unknown) => {
    if (key === 'role') return 'banner'
    if (key === 'colour') return 'tomato'
    if (key === 'position') return 1.5
    if (key === 'statusCode') return 303
    return value === 'event' ? 'concert' : value
  }
  gateway.rewriteResponse = (_call, body) => JSON.parse(JSON.stringify(body, change)) as unknown
  const { output } = await check('--capabilities', 'none', ...examples, '--yes')
  expect(output).toContain('GET /redirects-by-url/{url}')
  expect(listProblems(output)).toEqual([])
})

it('The client sends no further call when three in a row got no response', async () => {
  const send = createHttpClient(unreachable, 1000)
  const failures: string[] = []
  for (let count = 0; count < 4; count += 1)
    await send({ method: 'GET', url: '/me' }).catch((error: unknown) => failures.push(describeFailure(error)))
  expect(failures.slice(0, 3)).not.toContainEqual(expect.stringContaining('not sent'))
  expect(failures[3]).toBe('not sent, after 3 calls without a response')
})

describe('the command line of check:api', () => {
  const run = async (...args: string[]) => {
    const lines: string[] = []
    const print = (line: string) => void lines.push(line)
    const code = await runCommandLine(args, {}, { print, printError: print })
    return { code, output: lines.join('\n') }
  }

  it('has the code 0 when all fits, and 1 when something does not', async () => {
    expect((await run(upstream.url, ...examples)).code).toBe(0)
    gateway.failCall = (call) => (call.startsWith('GET /countries') ? 500 : false)
    const { code, output } = await run(gateway.url)
    expect(code).toBe(1)
    expect(output).toContain('✗ GET /countries  status: expected 200, got 500')
  })

  it('exits with 2 when no server responds', async () => {
    expect(await runCommand('scripts/check-api/check-api.ts', {}, unreachable)).toMatchObject({
      code: 2,
      errors: expect.stringMatching(/^http:\/\/127\.0\.0\.1:1 does not respond: /),
    })
  })
})
