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

/** Runs the check. A person presses a button as soon as it prints the payment page. */
const checkAndPay = async (choice: 'pay' | 'decline', ...args: string[]) => {
  const lines: string[] = []
  const payments: Promise<unknown>[] = []
  const options = parseOptions([gateway.url, ...args], { CHECK_API_PASSWORD: password })
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
    const secrets = new Set<string>([password])
    gateway.rewriteResponse = (_call, body) => {
      const { '@type': type, id, token, refresh_token: refreshToken } = body as Record<string, string | undefined>
      for (const secret of [token, refreshToken, type === 'Basket' ? id : undefined]) if (secret) secrets.add(secret)
      return body
    }
    const { fits, output } = await check(...everything)
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
    expect(readSection(output, 'Not checked')).toEqual([])
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
  const expectProblem = async (problem: string, ...args: string[]) => {
    const { fits, output } = await check(...account, ...examples, ...args)
    expect(listProblems(output)).toContainEqual(expect.stringContaining(problem))
    expect(fits).toBe(false)
    return output
  }

  it('when a required field is missing', async () => {
    rewrite('GET /me', ({ lastName: _lastName, ...body }: Record<string, string>) => body)
    const output = await expectProblem('✗ GET /me  lastName: Invalid input: expected string, received undefined')
    expect(readSection(output, 'The shop lacks')).toEqual([
      '  a part of the required set (docs/bring-your-own-api.md), which no capability leaves out',
    ])
  })

  it('when a field of a declared capability is missing', async () => {
    rewrite('GET /orders/', (body: { totals?: object }) => {
      return body.totals ? { ...body, totals: { ...body.totals, refunded: undefined } } : body
    })
    const output = await expectProblem('✗ GET /orders/{id}  totals.refunded: Invalid input')
    expect(readSection(output, 'The shop lacks')).toEqual([
      '  leave `refunds` out of API_CAPABILITIES: the shop then has no refunded amounts and tickets on an order',
    ])
  })

  it('when a status is wrong', async () => {
    gateway.failCall = (call) =>
      call.startsWith('GET /storefront/product/no-such') ? { status: 200, body: {} } : false
    await expectProblem('✗ GET /storefront/product/{slug}  refusal, status: expected 404, got 200')
  })

  it('when an error has another shape', async () => {
    gateway.failCall = (call) =>
      call.startsWith('GET /content-by-slug/no-such') ? { status: 404, body: { error: 'Unknown' } } : false
    await expectProblem('✗ GET /content-by-slug/{slug}  @context: Invalid input')
  })

  it('when a page repeats an item', async () => {
    let members: unknown[] = []
    rewrite('GET /products/search-event-information?page=', (body: object, call) => {
      if (call.includes('page=1&itemsPerPage=2')) members = (body as { 'hydra:member': unknown[] })['hydra:member']
      return call.includes('page=2') ? { ...body, 'hydra:member': members } : body
    })
    await expectProblem('✗ GET /products/search-event-information  page 2, members of page 1: expected 0, got 2')
  })

  it('when a refresh does not rotate', async () => {
    let sent = ''
    gateway.rewriteRequest = (_call, body) => {
      sent = (body as { refresh_token?: string }).refresh_token ?? ''
      return body
    }
    rewrite('POST /token/refresh', (body: object) => ('token' in body ? { ...body, refresh_token: sent } : body))
    await expectProblem('✗ POST /token/refresh  refresh_token rotates: expected true, got false')
  })

  it('when a proxy responds with a page of HTML', async () => {
    gateway.failCall = (call) => (call.startsWith('GET /locations') ? { status: 502, html: '<h1>Bad</h1>' } : false)
    await expectProblem('✗ GET /locations  status: expected 200, got 502 (text/html)')
    gateway.failCall = (call) => (call.startsWith('GET /countries') ? { status: 200, html: '<h1>Hi</h1>' } : false)
    await expectProblem('✗ GET /countries  body: expected JSON, got text/html')
  })

  it('when the shop cannot serve a picture', async () => {
    const picture = { width: 10, height: 10, alt: '', colour: '#ffffff', role: 'poster' }
    const plant = (url: string) =>
      rewrite('GET /storefront/product/', (body: object) => ({ ...body, media: [{ ...picture, url }] }))
    plant('https://cdn.example.com/Poster_1.jpg')
    await expectProblem('✗ GET /storefront/product/{slug}  media[0].url: expected /media/')
    plant('/media/no-such-picture.jpg')
    await expectProblem('✗ GET /storefront/product/{slug}  media[0].url: expected a picture, got 404')
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
    const output = await expectProblem('✗ GET /users/{id}/newsletter  status: expected 200, got 404')
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

it('The client sends no further call when three in a row got no response', async () => {
  const send = createHttpClient(unreachable, 1000)
  const failures: string[] = []
  for (let count = 0; count < 4; count += 1)
    await send({ method: 'GET', url: '/me' }).catch((error: unknown) => failures.push(describeFailure(error)))
  expect(failures.slice(0, 3)).not.toContainEqual(expect.stringContaining('not sent'))
  expect(failures[3]).toBe('not sent, after 3 calls without a response')
})

describe('the command line of check:api', () => {
  it.each([
    [[], 'Name the URL'],
    [['https://ada:secret@api.example.com'], 'URL: leave out user and password'],
    [['nowhere'], 'URL nowhere: Invalid URL'],
    [[unreachable, 'b'], 'Unknown: b'],
    [[unreachable, '--capabilities', 'magic'], '--capabilities: unknown: magic. Known: account-data'],
    [[unreachable, '--email', 'a@example.com'], 'CHECK_API_PASSWORD'],
    [[unreachable, '--password', 'x'], "Unknown option '--password'"],
    [[unreachable, '--with-order'], 'needs --yes'],
    [[unreachable, '--example', 'x=y'], '--example x=y: expected KIND=PATH'],
    [[unreachable, '--timeout', 'soon'], '--timeout: '],
  ])('rejects %j', (args, message) => {
    expect(() => parseOptions(args, {})).toThrow(message)
  })

  it('exits with 0 when all fits, 1 when something does not, and 2 when no server responds', async () => {
    const run = (...args: string[]) => runCommand('scripts/check-api/check-api.ts', {}, ...args)
    gateway.failCall = (call) => (call.startsWith('GET /countries') ? 500 : false)
    const [fitting, faulty, silent] = await Promise.all([
      run(upstream.url, ...examples),
      run(gateway.url, ...examples),
      run(unreachable),
    ])
    expect(fitting).toMatchObject({ code: 0, errors: '' })
    expect(faulty).toMatchObject({
      code: 1,
      output: expect.stringContaining('✗ GET /countries  status: expected 200, got 500'),
    })
    expect(silent).toMatchObject({
      code: 2,
      errors: expect.stringMatching(/^http:\/\/127\.0\.0\.1:1 does not respond: /),
    })
  })
})
