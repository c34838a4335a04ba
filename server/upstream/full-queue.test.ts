import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { Secret } from '../session/vault/secret.ts'
import { createSilentCommerceApi } from '../testing/create-silent-commerce-api.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'

const failuresOfCircuit = 8
const token = new Secret('a-token-of-a-customer')

let upstream: TestServer
let api: ReturnType<typeof createSilentCommerceApi>
let exportHeaders: Record<string, string>

beforeAll(async () => {
  upstream = await startTestServer((request, response) => {
    // The message has the token, so the client makes another error of it.
    if (request.url?.endsWith('/export'))
      return void response.writeHead(503, exportHeaders).end(`{"hydra:description":"${token.reveal()}"}`)
    response.end('{}')
  })
  api = createSilentCommerceApi(upstream.url)
})
afterAll(async () => {
  await api.close()
  await upstream.close()
})

const send = (path: string) => api.send({ method: 'GET', path, token, language: 'en', schema: z.object({}) })
const fillQueue = async () => {
  for (let times = 0; times <= failuresOfCircuit; times += 1) await expect(send('/users/x/export')).rejects.toThrow()
}

test('503 with Retry-After opens no circuit: other customers keep their orders', async () => {
  exportHeaders = { 'retry-after': '2' }
  await fillQueue()
  expect(await send('/users-orders')).toEqual({})
})

test('503 without it opens the circuit', async () => {
  exportHeaders = {}
  await fillQueue()
  await expect(send('/users-orders')).rejects.toMatchObject({ kind: 'unreachable' })
})
