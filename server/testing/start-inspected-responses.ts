import { request as openRequest, type IncomingMessage } from 'node:http'
import express, { type Request, type Response } from 'express'
import { expect } from 'vitest'
import { createLog } from '#runtime/log.ts'
import { readConfig } from '../config/config.ts'
import { listEncodings } from '../egress/encodings.ts'
import { blockSecretLeaks } from '../egress/block-secret-leaks.ts'
import { assignRequestId } from '#runtime/assign-request-id.ts'
import { startTestServer } from './start-test-server.ts'

/** A secret with characters that URLs, JSON and HTML escape differently. */
export const canary = 'CANARY-b7Qf/2x+Lk9_vTzP0aWmYd83'

export type ReceivedResponse = { status: number; headers: string; body: Buffer; isWhole: boolean }

/** Reads a response, even an incomplete one. */
export const readResponse = (received: IncomingMessage) =>
  new Promise<ReceivedResponse>((resolve) => {
    const chunks: Buffer[] = []
    received.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', () => {})
    received.once('close', () =>
      resolve({
        status: received.statusCode!,
        headers: received.rawHeaders.join('\n'),
        body: Buffer.concat(chunks),
        isWhole: received.complete,
      }),
    )
  })

/** Starts a server whose responses the test writes, behind the shipped tripwire. */
export const startInspectedResponses = async (env: Record<string, string> = {}) => {
  let handler: (request: Request, response: Response) => unknown
  const lines: string[] = []
  const config = readConfig(env)
  const app = express()
  app.use(assignRequestId())
  app.use((request, response, next) => {
    response.set('X-Content-Type-Options', 'nosniff')
    if (request.query.early) response.set('X-Early', canary)
    next()
  })
  app.use(blockSecretLeaks({ config, log: createLog(config, { write: (line) => void lines.push(line) }) }))
  app.use(express.json())
  app.use((request, response) => handler(request, response))
  const shop = await startTestServer(app)

  /** Resolves to what the browser receives; undefined when the connection ends before the headers. */
  const receive = (path = '/', method = 'GET') =>
    new Promise<ReceivedResponse | undefined>((resolve) => {
      openRequest(shop.url + path, { method, agent: false }, (received) => resolve(readResponse(received)))
        .on('error', () => resolve(undefined))
        .end()
    })
  const alarms = () =>
    lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ event }) => event === 'egress.secret_found')
  const expectNothingLeft = (received: ReceivedResponse | undefined) => {
    const text = `${received?.headers ?? ''}\n${received?.body.toString('latin1') ?? ''}`
    for (const { bytes } of listEncodings(canary)) expect(text).not.toContain(bytes.subarray(0, 24).toString('latin1'))
    expect(alarms()).toHaveLength(1)
    expect(lines.join('')).not.toContain('CANARY')
  }

  return {
    url: shop.url,
    receive,
    alarms,
    expectNothingLeft,
    /** Sets the next response, and clears the log. */
    respondWith: (next: typeof handler) => {
      handler = next
      lines.length = 0
    },
    /** Receives what remains of a response that contained the canary. */
    receiveBlocked: async (path?: string, method?: string) => {
      const received = await receive(path, method)
      expectNothingLeft(received)
      return received
    },
    close: shop.close,
  }
}

export type InspectedResponses = Awaited<ReturnType<typeof startInspectedResponses>>
