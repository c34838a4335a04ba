import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '#runtime/log.ts'
import { createSecurityEventSources, withSecurityEventSource } from './security-event-source.ts'
import { logEvent, securityEvents, type SecurityEventName } from './security-events.ts'
import { createRegistration, createCustomer, signIn } from '../testing/customer.ts'
import { parseSecurityEvent, parseSecurityEvents } from '../testing/parse-security-events.ts'
import { startFullBff } from '../testing/start-full-bff.ts'

const collectLines = (write: (log: ReturnType<typeof createLog>) => void) => {
  const lines: string[] = []
  write(createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) }))
  return lines
}

describe('logEvent', () => {
  it('logs the fields of the schema, with its level and message [S50]', () => {
    const [line] = collectLines((log) =>
      logEvent(log, {
        event: 'auth.sign_out',
        session: 'abcdefghij-_',
        revoked: true,
        email: 'ada@example.com',
      } as never),
    )
    expect(parseSecurityEvent(line!)).toEqual({ event: 'auth.sign_out', session: 'abcdefghij-_', revoked: true })
    expect(JSON.parse(line!)).toMatchObject({ level: 30, msg: 'signed out' })
  })

  it('logs only the name when a value is invalid: a whole session id, for example [S50 S9]', () => {
    const [line] = collectLines((log) =>
      logEvent(log, { event: 'auth.sign_in', session: 'a whole session id that opens everything' }),
    )
    expect(line).not.toContain('opens everything')
    expect(JSON.parse(line!)).toMatchObject({ event: 'auth.sign_in' })
  })

  it('drops fields that the schema does not list', () => {
    for (const line of [
      '{"event":"auth.other"',
      '{"event":"auth.sign_in","email":"a@b.c"',
      '{"event":"auth.refresh_failed","reason":"tired"',
    ])
      expect(() =>
        parseSecurityEvent(`${line},"level":30,"time":"2026-11-22T07:00:00.000Z","msg":"signed in"}`),
      ).toThrow()
  })
})

describe('docs/monitoring.md', () => {
  const getEventShape = (name: SecurityEventName) =>
    Object.keys(securityEvents[name].fields.shape)
      .map((field) => `\`${field}\``)
      .join(', ')
  const rows = (Object.keys(securityEvents) as SecurityEventName[]).map(
    (name) =>
      `| \`${name}\` | ${securityEvents[name].level} | ${securityEvents[name].outcome} | ${securityEvents[name].message} | ${getEventShape(name)} |`,
  )

  it('lists every event with its level, message and fields [S50]', () => {
    const listed = readFileSync('docs/monitoring.md', 'utf8')
      .split('\n')
      .filter((line) => /^\| `[a-z]+\.[a-z_]+` \| (info|warn|error) \|/.test(line))
    expect(listed).toEqual(rows)
  })
})

describe('actions of shoppers', () => {
  let shop: Awaited<ReturnType<typeof startFullBff>>

  beforeAll(async () => {
    shop = await startFullBff({
      api: { mailFolder: mkdtempSync(path.join(tmpdir(), 'mails-')) },
      env: { LIMIT_RESET_ACCOUNT: '1/1h', LIMIT_SIGN_IN_ACCOUNTS_IP: '3/1h' },
    })
  })
  afterAll(() => shop.close())

  it('are logged with their session, and without email, password or token [S50 S9]', async () => {
    const before = shop.bff.log.text().length
    const { browser, form } = await createCustomer(shop.bff)
    await signIn(shop.bff, { email: form.email, password: 'not the password' })
    await signIn(shop.bff, form)
    const password = 'another rather long password'
    const change = { newPassword: password, confirmPassword: password }
    await browser.send('PUT', '/bff/profile/password', { ...change, currentPassword: 'wrong' })
    await browser.send('PUT', '/bff/profile/password', { ...change, currentPassword: form.password })
    const moved = { firstName: 'Ada', lastName: 'Quill', email: createRegistration().email }
    await browser.send('PUT', '/bff/profile', { ...moved, currentPassword: 'wrong' })
    await browser.send('PUT', '/bff/profile', { ...moved, currentPassword: password })
    await browser.get('/bff/profile/export')
    for (const _time of [1, 2]) await browser.post('/bff/password-reset/mail', { email: moved.email })
    await browser.send('DELETE', '/bff/session')
    const responses = await browser.send(
      'POST',
      '/bff/session',
      { email: moved.email, password },
      { headers: { 'sec-fetch-site': 'cross-site' } },
    )
    expect(responses.status).toBe(403)

    const logText = shop.bff.log.text().slice(before)
    const events = parseSecurityEvents(logText)
    expect(events.map(({ event }) => event)).toEqual([
      'auth.sign_up',
      'auth.sign_in',
      'auth.sign_in_failed',
      'auth.sign_in',
      'auth.password_rejected',
      'auth.sign_in_again',
      'auth.password_changed',
      'auth.other_sessions_revoked',
      'auth.password_rejected',
      'auth.sign_in_again',
      'auth.email_change_requested',
      'auth.refresh',
      'auth.data_exported',
      'auth.password_reset_requested',
      'auth.password_reset_requested',
      'limit.reached',
      'auth.sign_out',
      'request.rejected',
    ])
    const sessions = events
      .filter(({ event, session }) => event.startsWith('auth.') && session !== undefined)
      .map(({ session }) => session)
    expect(sessions).toHaveLength(14)
    const byRequest = events.filter(({ event }) => event !== 'auth.refresh')
    expect(new Set(byRequest.map(({ client }) => client))).toEqual(new Set([expect.stringMatching(/^[\w-]{12}$/)]))
    const { account } = byRequest[0]!
    expect(account).toMatch(/^[\w-]{12}$/)
    // The customer requested the reset for the new address, which is not verified yet.
    const requestedAccount = byRequest.find(({ event }) => event === 'auth.password_reset_requested')!.account
    expect(requestedAccount).not.toBe(account)
    expect(byRequest.map(({ account: name }) => name)).toEqual([
      ...Array<unknown>(12).fill(account),
      requestedAccount,
      requestedAccount,
      requestedAccount,
      account,
      undefined,
    ])
    for (const secret of [form.email, moved.email, form.password, password, browser.getSessionCookie()!.slice(2, 40)])
      expect(logText).not.toContain(secret)
  })

  it('that are wrong passwords of many accounts are reported once for each further account [S50]', async () => {
    const before = shop.bff.log.text().length
    for (let count = 0; count < 5; count++) {
      const { email } = createRegistration()
      for (const _time of [1, 2]) await signIn(shop.bff, { email, password: 'not the password' })
    }
    const events = parseSecurityEvents(shop.bff.log.text().slice(before))
    const reports = events.filter(({ event }) => event === 'auth.stuffing_suspected')
    // The first of the three accounts is the one of the previous test.
    expect(reports.map(({ client }) => client)).toEqual(Array(3).fill(events[0]!.client))
  })
})

describe('the client of an event', () => {
  const sessionKeys = [Buffer.alloc(32, 7)]
  const logFrom = (ip: string, logClientAddress: 'hashed' | 'plain') => {
    const [line] = collectLines((log) =>
      logEvent(withSecurityEventSource(log, createSecurityEventSources({ sessionKeys, logClientAddress })(ip)), {
        event: 'auth.sign_in',
        email: ' Ada@Example.com',
      }),
    )
    return parseSecurityEvent(line!)
  }

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['no address', 'unknown'],
  ])('is the network of %s when the operator keeps addresses, and otherwise a hash', (ip, network) => {
    expect(logFrom(ip, 'plain')).toMatchObject({ client: network })
    const { client, account } = logFrom(ip, 'hashed')!
    expect(client).toMatch(/^[\w-]{12}$/)
    expect(logFrom('198.51.100.1', 'hashed')).not.toMatchObject({ client })
    expect(logFrom(ip, 'plain')).toMatchObject({ account })
  })
})
