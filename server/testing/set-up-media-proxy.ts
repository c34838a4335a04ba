import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import express from 'express'
import { pino } from 'pino'
import { afterEach, beforeEach } from 'vitest'
import { createMediaProxy } from '../media/media-proxy.ts'
import { startTestServer, type TestServer } from './start-test-server.ts'

export const picture = Buffer.from('picture bytes')

export const totalTimeoutMs = 1_000
const maxBytes = 200_000

export const sendPicture = (_request: IncomingMessage, response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': picture.length, etag: '"v1"' })
  response.end(picture)
}

type MediaProxy = {
  /** The commerce API; `respond` sets how it responds. */
  upstream: TestServer
  respond: RequestListener
  /** The requests that the upstream has received. */
  received: IncomingMessage[]
  shop: TestServer
  logged: string
}

/** Registers hooks that start, before each test, an upstream and a shop that serves its media. */
export const setUpMediaProxy = ({ maxTurnMs = 25 } = {}) => {
  const proxy = {} as MediaProxy

  beforeEach(async () => {
    Object.assign(proxy, { received: [], logged: '', respond: sendPicture })
    proxy.upstream = await startTestServer((request, response) => {
      proxy.received.push(request)
      proxy.respond(request, response)
    })
    const log = pino({}, { write: (line: string) => void (proxy.logged += line) })
    const config = {
      commerceApiUrl: proxy.upstream.url,
      upstreamTimeoutMs: 1_000,
      ipv6Factors: { site: 3, organisation: 10 },
    }
    const app = express().set('trust proxy', 1)
    app.use('/media', createMediaProxy({ config, log, totalTimeoutMs, maxTurnMs, maxBytes }))
    app.use((_request, response) => void response.status(404).send('no such page'))
    proxy.shop = await startTestServer(app)
  })
  afterEach(async () => {
    await proxy.shop.close()
    await proxy.upstream.close()
  })

  return proxy
}

/** Parses the status of a raw response. */
export const parseStatus = (response: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1])
