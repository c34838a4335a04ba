import type { ServerResponse } from 'node:http'
import express from 'express'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { startTestServer } from '../testing/start-test-server.ts'
import { createByteProxy } from './byte-proxy.ts'
import { pipeFile } from './media-response.ts'

test('a request that waited too long for a connection gets its error only, although it is sent later [S42]', async () => {
  const pending: ServerResponse[] = []
  const upstream = await startTestServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'image/jpeg' }).write('begin')
    pending.push(response)
  })
  const proxyFile = createByteProxy({
    config: { commerceApiUrl: upstream.url, upstreamTimeoutMs: 100 },
    log: pino({ level: 'silent' }),
    label: 'test',
    totalTimeoutMs: 10_000,
    connections: 1,
    onResponse: (received, response) =>
      pipeFile(received, response, { type: 'image/jpeg', headers: {}, forwardedHeaders: [], maxBytes: 100 }),
  })
  const app = express().use((request, response) => proxyFile(request, response, { path: request.url, headers: {} }))
  const shop = await startTestServer(app)

  const first = await fetch(`${shop.url}/a.jpg`)
  expect((await fetch(`${shop.url}/b.jpg`)).status).toBe(504)
  pending[0]!.end()
  expect(await first.text()).toBe('begin')
  await expect.poll(() => pending.length).toBe(2)
  const third = await fetch(`${shop.url}/c.jpg`)
  expect(third.status).toBe(200)
  pending[2]!.end()
  await third.text()
  await shop.close()
  await upstream.close()
})
