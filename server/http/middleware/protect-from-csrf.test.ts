import express from 'express'
import request from 'supertest'
import { describe, expect, it } from 'vitest'
import { createLog } from '#runtime/log.ts'
import { plainErrorHandler } from '../../testing/plain-error-handler.ts'
import { parseSecurityEvent } from '../../testing/parse-security-events.ts'
import { assignRequestId } from '#runtime/assign-request-id.ts'
import { protectFromCsrf } from './protect-from-csrf.ts'

const app = express()
const lines: string[] = []
const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) })
app.use(
  assignRequestId(),
  protectFromCsrf(
    { publicOrigin: 'https://shop.example', sessionKeys: [Buffer.alloc(32)], logClientAddress: 'hashed' },
    log,
  ),
)
app.use((_request, response) => void response.send('let through'))
app.use(plainErrorHandler)

type Headers = Record<string, string>
const send = (method: 'post' | 'put' | 'patch' | 'delete' | 'get', path: string, headers: Headers) =>
  request(app)[method](path).set(headers)

const shopHeader = { 'X-Requested-With': 'stagedoor' }
const sameOrigin = { 'Sec-Fetch-Site': 'same-origin' }
const unsafe = ['post', 'put', 'patch', 'delete'] as const

describe.each(unsafe)('%s', (method) => {
  it.each<[string, Headers]>([
    ['from the shop', { ...sameOrigin, ...shopHeader }],
    ['from an older browser on the shop', { Origin: 'https://shop.example', ...shopHeader }],
  ])('accepts a call to /bff %s', async (_name, headers) => {
    expect((await send(method, '/bff/session', headers)).text).toBe('let through')
  })

  it.each<[string, string, Headers]>([
    ['/bff/session', 'without the header', sameOrigin],
    ['/BFF/session', 'without the header', sameOrigin],
    ['/Bff', 'without the header', sameOrigin],
    ['/bff/session', 'with another value of it', { ...sameOrigin, 'X-Requested-With': 'XMLHttpRequest' }],
    ['/bff/session', 'from another site', { 'Sec-Fetch-Site': 'cross-site', ...shopHeader }],
    ['/bff/session', 'from another host of the site', { 'Sec-Fetch-Site': 'same-site', ...shopHeader }],
    ['/bff/session', 'typed by hand', { 'Sec-Fetch-Site': 'none', ...shopHeader }],
    ['/bff/session', 'with another Origin', { Origin: 'https://evil.example', ...shopHeader }],
    ['/bff/session', 'with a prefix of our Origin', { Origin: 'https://shop.example.evil.example', ...shopHeader }],
    ['/bff/session', 'with Origin null', { Origin: 'null', ...shopHeader }],
    [
      '/bff/session',
      'cross-site although Origin is ours',
      { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://shop.example', ...shopHeader },
    ],
    ['/bff/session', 'saying nothing', shopHeader],
  ])('rejects a call to %s %s as JSON [S25 S26]', async (path, _name, headers) => {
    const response = await send(method, path, headers)
    expect({ status: response.status, type: response.type }).toEqual({ status: 403, type: 'application/json' })
    expect(response.body).toMatchObject({ status: 403, code: 'forbidden', requestId: response.headers['x-request-id'] })
  })

  it('requires the same origin, but no header, for a page [S26]', async () => {
    expect((await send(method, '/sign-in', sameOrigin)).text).toBe('let through')
    expect((await send(method, '/sign-in', { 'Sec-Fetch-Site': 'cross-site' })).text).toBe('forbidden 403')
    expect((await send(method, '/sign-in', {})).text).toBe('forbidden 403')
  })
})

it('accepts reads from any site, and never sends a CORS header [S29]', async () => {
  const response = await send('get', '/bff/session', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' })
  expect(response.text).toBe('let through')
  const preflight = await request(app)
    .options('/bff/session')
    .set({ Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' })
  for (const { headers } of [response, preflight])
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
})

it('logs a rejection with its reason, without query or header [S50]', async () => {
  lines.length = 0
  await send('post', '/bff/session?email=ada@example.com', {
    'Sec-Fetch-Site': 'cross-site',
    Origin: 'https://evil.example',
  })
  await send('post', '/bff/session', sameOrigin)
  await send('post', '/bff/session', { ...sameOrigin, ...shopHeader })
  await send('post', `/${'x'.repeat(5_000)}`, {})
  await send('post', '/wishlists/shared/CANARY', {})
  expect(lines.map((line) => parseSecurityEvent(line))).toMatchObject([
    { event: 'request.rejected', reason: 'origin', method: 'POST', path: '/bff/session' },
    { event: 'request.rejected', reason: 'header' },
    { event: 'request.rejected', reason: 'origin', path: expect.stringMatching(/^\/x+$/) },
    { event: 'request.rejected', path: '/wishlists/shared/' },
  ])
})
