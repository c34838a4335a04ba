import express from 'express'
import request from 'supertest'
import { expect, it } from 'vitest'
import { createLog } from '#runtime/log.ts'
import { receiveCspReports } from './receive-csp-reports.ts'

const setUp = (limits?: { perClient: number; inTotal: number }) => {
  const lines: string[] = []
  const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) })
  const app = express().set('trust proxy', 1)
  const config = { publicOrigin: 'https://shop.example', ipv6Factors: { site: 3, organisation: 10 } }
  return { app: app.use(receiveCspReports(config, log, limits)), lines }
}

const legacy = {
  'csp-report': {
    'document-uri': 'https://shop.example/set-password?token=CANARY',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?y#z',
  },
}

const send = (app: express.Express, type: string, body: unknown, headers: Record<string, string> = {}) =>
  request(app).post('/reports/csp').set(headers).type(type).send(JSON.stringify(body))

it('receiveCspReports logs a legacy report [S8 S31]', async () => {
  const { app, lines } = setUp()
  expect((await send(app, 'application/csp-report', legacy)).status).toBe(204)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    event: 'csp.violation',
    directive: 'script-src-elem',
    blocked: 'https://evil.example/x.js',
    page: 'https://shop.example/set-password',
  })
  expect(lines[0]).not.toContain('CANARY')
})

it('receiveCspReports omits the token of a shared wishlist [S9]', async () => {
  const { app, lines } = setUp()
  const url = 'https://shop.example/wishlists/%73hared/CANARY'
  const report = { 'document-uri': url, 'blocked-uri': url, 'source-file': `${url}/x.js` }
  await send(app, 'application/csp-report', { 'csp-report': report })
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ page: 'https://shop.example/wishlists/shared/' })
  expect(lines[0]).not.toContain('CANARY')
})

it('receiveCspReports logs several new reports at once [S31]', async () => {
  const { app, lines } = setUp()
  const report = {
    type: 'csp-violation',
    body: {
      effectiveDirective: 'img-src',
      blockedURL: 'https://evil.example/i.png',
      documentURL: 'https://shop.example/',
    },
  }
  expect((await send(app, 'application/reports+json', [report, report])).status).toBe(204)
  expect(lines).toHaveLength(2)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ directive: 'img-src', page: 'https://shop.example/' })
})

it('receiveCspReports rejects long reports, ignores invalid ones, and limits its log lines [S31]', async () => {
  const { app, lines } = setUp({ perClient: 3, inTotal: 600 })
  expect(
    (await send(app, 'application/csp-report', { 'csp-report': { 'blocked-uri': 'x'.repeat(11_000) } })).status,
  ).toBe(413)
  expect((await request(app).post('/reports/csp').type('application/csp-report').send('{not')).status).toBe(400)
  expect((await send(app, 'application/csp-report', { other: 1 })).status).toBe(204)
  expect(lines).toEqual([])
  for (let time = 0; time < 5; time++) expect((await send(app, 'application/csp-report', legacy)).status).toBe(204)
  expect(lines).toHaveLength(3)
})

const fromClient = (ip: string) => ({ 'x-forwarded-for': ip })

it('receiveCspReports keeps room for other clients when one floods it [S31]', async () => {
  const { app, lines } = setUp()
  for (let time = 0; time < 70; time++) await send(app, 'application/csp-report', legacy, fromClient('203.0.113.9'))
  const before = lines.length
  expect(before).toBeLessThan(60)
  await send(app, 'application/csp-report', legacy, fromClient('198.51.100.7'))
  expect(lines).toHaveLength(before + 1)
  // Two IP addresses of the same IPv6 network count as the same client.
  for (const part of ['1', '2'])
    for (let time = 0; time < 20; time++)
      await send(app, 'application/csp-report', legacy, fromClient(`2001:db8::${part}`))
  expect(lines).toHaveLength(before + 1 + 20)
})

it('receiveCspReports keeps room for other clients when the networks of one IPv6 /48 flood it [S31]', async () => {
  const { app, lines } = setUp({ perClient: 2, inTotal: 60 })
  for (let network = 0; network < 32; network++)
    for (let time = 0; time < 2; time++)
      await send(app, 'application/csp-report', legacy, fromClient(`2001:db8:78:${network.toString(16)}00::1`))
  expect(lines).toHaveLength(2 * 10)
  await send(app, 'application/csp-report', legacy, fromClient('203.0.113.9'))
  expect(lines).toHaveLength(2 * 10 + 1)
})

it('receiveCspReports limits what all clients log together [S31]', async () => {
  const { app, lines } = setUp({ perClient: 20, inTotal: 5 })
  for (let client = 0; client < 8; client++)
    await send(app, 'application/csp-report', legacy, fromClient(`203.0.113.${client}`))
  expect(lines).toHaveLength(5)
})

it.each([
  ['another site sent it', legacy, { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['another subdomain sent it', legacy, { 'sec-fetch-site': 'same-site' }],
  ['an older browser sent it from another site', legacy, { origin: 'https://evil.example' }],
  ['it is about another site', { 'csp-report': { 'document-uri': 'https://evil.example/' } }, {}],
  ['it is about a similar host', { 'csp-report': { 'document-uri': 'https://shop.example.evil.example/' } }, {}],
  ['it is about no page', { 'csp-report': { 'blocked-uri': 'inline' } }, {}],
])('receiveCspReports drops a report when %s [S31]', async (_name, body, headers) => {
  const { app, lines } = setUp()
  expect((await send(app, 'application/csp-report', body, headers)).status).toBe(204)
  expect(lines).toEqual([])
})

it.each<Record<string, string>>([
  { 'sec-fetch-site': 'same-origin', origin: 'https://shop.example' },
  { origin: 'https://shop.example' },
])('receiveCspReports logs a report of the shop, sent with %o [S31]', async (headers) => {
  const { app, lines } = setUp()
  await send(app, 'application/csp-report', legacy, headers)
  expect(lines).toHaveLength(1)
})
