import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { connect } from './db/connect.ts'
import { createTokenSigner } from './domain/accounts/token-signer.ts'
import { deriveKey } from './domain/secrets.ts'
import { createTicketKeys } from './domain/orders/ticket-code.ts'
import { createBackground } from './http/background.ts'
import { createRejectionLimit } from './http/rejection-limit.ts'
import { createMailer } from './mail/mailer.ts'
import { noMetrics } from './metrics/metrics.ts'
import { createSearchIndex } from './search/search-index.ts'

const lines: string[] = []
const server = createServer()
let url = ''

beforeAll(async () => {
  const config = readConfig({})
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  // The database is connected but has no tables, so every query fails.
  const { db, close } = await connect({ databaseUrl: undefined, dataFolder: null })
  const now = () => new Date()
  const tokens = createTokenSigner(deriveKey('secret', 'a'), 60, now)
  const refreshRules = { key: deriveKey('secret', 'b'), lifetimeDays: 1 }
  const shareKey = deriveKey('secret', 'c')
  const doing = {
    mailer: createMailer(config, log),
    search: createSearchIndex(db),
    background: createBackground(log),
    payments: new Map(),
    getWebhookOrigin: () => url,
    notifyShop: () => undefined,
    isStopping: () => false,
  }
  const app = createApp({
    config,
    db,
    now,
    log,
    metrics: noMetrics,
    tokens,
    refreshRules,
    shareKey,
    ticketKeys: createTicketKeys(['secret']),
    operatorAdminKey: 'o'.repeat(32),
    rejectionLimit: createRejectionLimit(deriveKey('secret', 'd')),
    ...doing,
  })
  server.on('request', app).listen(0)
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return async () => {
    server.close()
    await close()
  }
})
afterAll(() => server.closeAllConnections())

it('the API hides an internal error and logs it once with the request id', async () => {
  const response = await fetch(`${url}/menus?code=header`, { headers: { 'x-request-id': 'request-0001' } })
  expect(response.status).toBe(500)
  const body = await response.text()
  expect(JSON.parse(body)).toMatchObject({ '@type': 'hydra:Error', 'hydra:description': 'An unknown error occurred' })
  expect(body).not.toMatch(/relation|menus|select|stack/i)
  const failures = lines.filter((line) => line.includes('"failed"'))
  expect(failures).toHaveLength(1)
  expect(failures[0]).toContain('request-0001')
  expect(failures[0]).toContain('relation')
})

it('/healthz responds while the database fails', async () => {
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
})
