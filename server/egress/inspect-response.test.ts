import { get } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import type { Response } from 'express'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Secret } from '../session/vault/secret.ts'
import {
  canary,
  readResponse,
  startInspectedResponses,
  type InspectedResponses,
} from '../testing/start-inspected-responses.ts'

let shop: InspectedResponses

beforeAll(async () => {
  shop = await startInspectedResponses()
})
afterAll(() => shop.close())

describe('a secret in a response that has started', () => {
  it('is cut off wherever it is split, after 23 of its characters at most [V5]', async () => {
    for (let split = 1; split < canary.length; split += 1) {
      shop.respondWith(async (_request, response) => {
        const secret = new Secret(canary).reveal()
        response.write(`<p>${secret.slice(0, split)}`)
        await nextTurn()
        response.end(`${secret.slice(split)}</p>`)
      })
      const received = await shop.receiveBlocked()
      expect(received?.isWhole ?? false).toBe(received?.status === 500)
    }
  })

  it('is cut off when it is written byte by byte, and nothing follows it [V5]', async () => {
    shop.respondWith(async (_request, response) => {
      response.write('begun ')
      for (const byte of Buffer.from(new Secret(canary).reveal())) response.write(Buffer.of(byte))
      response.end('the end')
    })
    const received = await shop.receiveBlocked()
    expect(received?.isWhole ?? false).toBe(false)
    expect(received?.body.toString() ?? '').not.toContain('the end')
  })

  it('is found even if the request reads it only while it streams [V5]', async () => {
    shop.respondWith(async (_request, response) => {
      response.write('<p>the shell</p>')
      await nextTurn()
      response.write(`<p>late: ${new Secret(canary).reveal()}</p>`)
      response.end()
    })
    expect((await shop.receiveBlocked())?.isWhole ?? false).toBe(false)
  })
})

describe('a compressed response', () => {
  const renderPage = () => `<p>${'many words '.repeat(500)}${new Secret(canary).reveal()}</p>`

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
  ] as const)('is inspected: %s, as a whole or in chunks [V5]', async (coding, compress) => {
    for (const size of [1e6, 700, 1]) {
      shop.respondWith((_request, response) => {
        const body = compress(renderPage())
        response.set('Content-Encoding', coding)
        if (size > body.length) return response.end(body)
        for (let at = 0; at < body.length; at += size) response.write(body.subarray(at, at + size))
        return response.end()
      })
      expect((await shop.receiveBlocked())?.status).toBe(500)
    }
  })

  it('is blocked when it cannot be decompressed [V5]', async () => {
    shop.respondWith((_request, response) => response.set('Content-Encoding', 'br').end('not what it says'))
    expect((await shop.receive())?.status).toBe(500)
    expect(shop.alarms()).toMatchObject([{ kind: 'unknown', encoding: 'unreadable' }])
  })

  it('without a secret arrives unchanged, as a whole or in chunks', async () => {
    const body = gzipSync('many words '.repeat(5_000))
    shop.respondWith((_request, response) => {
      response.set('Content-Encoding', 'gzip')
      response.write(body.subarray(0, 100))
      response.end(body.subarray(100))
    })
    expect((await shop.receive())?.body).toEqual(body)
  })
})

describe('a response without a secret', () => {
  it.each<[string, string | Buffer, (response: Response) => unknown]>([
    ['text', 'grüße', (response) => response.send('grüße')],
    ['no body', '', (response) => response.send('')],
    ['no content', '', (response) => response.status(204).end()],
    [
      'chunks in several encodings',
      'aébc',
      (response) => {
        response.write('a')
        response.write('w6k=', 'base64')
        response.write(Buffer.from('b'))
        return response.end('63', 'hex')
      },
    ],
    ['JSON', '{"a":1}', (response) => response.json({ a: 1 })],
  ])('arrives unchanged: %s', async (_name, body, send) => {
    shop.respondWith((_request, response) => {
      new Secret(canary)
      return send(response)
    })
    const received = await shop.receive()
    expect(received!.body).toEqual(Buffer.from(body))
    expect(received).toMatchObject({ isWhole: true })
    expect(shop.alarms()).toEqual([])
  })

  it('calls the callback of its writer', async () => {
    const called: string[] = []
    shop.respondWith((_request, response) => {
      response.write('a', () => called.push('write'))
      response.end(() => called.push('end'))
    })
    await new Promise((resolve) => get(shop.url, (received) => resolve(readResponse(received))))
    await expect.poll(() => called).toEqual(['write', 'end'])
  })
})
