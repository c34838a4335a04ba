import express from 'express'
import { pino } from 'pino'
import request from 'supertest'
import { expect, it } from 'vitest'
import type { RequestContext } from '../request-context.ts'
import type { ShopperSessions } from '../../session/shopper-sessions.ts'
import { createAnonymousContext } from '../../testing/anonymous-context.ts'
import { startTestServer } from '../../testing/start-test-server.ts'
import { assignRequestId } from '#runtime/assign-request-id.ts'
import { createRequestContexts } from './request-contexts.ts'

const sessions: ShopperSessions = { forRequest: () => createAnonymousContext().session }

const createTestApp = (handle: (context: RequestContext, response: express.Response) => void) => {
  const { middleware, getContext } = createRequestContexts({
    config: { secure: false, sessionKeys: [Buffer.alloc(32)], logClientAddress: 'hashed', currencies: ['GBP', 'EUR'] },
    sessions,
    log: pino({ level: 'silent' }),
  })
  const app = express()
  app.use(assignRequestId(), middleware)
  app.use((incoming, response) => handle(getContext(incoming), response))
  return app
}

const readPreferences = async (path: string, cookie = '') =>
  (
    await request(createTestApp(({ preferences }, response) => void response.json(preferences)))
      .get(path)
      .set('Cookie', cookie)
  ).body

it.each([
  ['/', '', { language: 'en', currency: 'GBP', incTax: true }],
  ['/', 'currentLanguage=de; preferredCurrency=EUR; incTax=false', { language: 'de', currency: 'EUR', incTax: false }],
  ['/', 'currentLanguage=fr; preferredCurrency=XXX; incTax=perhaps', { language: 'en', currency: 'GBP', incTax: true }],
  ['/?lng=de', 'currentLanguage=en', { language: 'de', currency: 'GBP', incTax: true }],
  ['/?lng=fr', 'currentLanguage=de', { language: 'de', currency: 'GBP', incTax: true }],
  ['/?lng=en&lng=de', 'currentLanguage=de', { language: 'de', currency: 'GBP', incTax: true }],
])('readRequestPreferences resolves %s with the cookie "%s"', async (path, cookie, expected) => {
  expect(await readPreferences(path, cookie)).toEqual(expected)
})

it('setting a cookie after the first byte throws', async () => {
  const app = createTestApp(({ setPreferenceCookie }, response) => {
    response.write('first byte ')
    try {
      setPreferenceCookie('currentLanguage', 'de')
    } catch (error) {
      response.end((error as Error).message)
    }
  })
  expect((await request(app).get('/')).text).toContain('would be lost')
})

it('the signal is aborted when the browser disconnects, but not at the end of the response', async () => {
  const signals: AbortSignal[] = []
  const server = await startTestServer(
    createTestApp(({ signal }, response) => {
      signals.push(signal)
      if (signals.length === 1) response.end('done')
    }),
  )
  await (await fetch(server.url)).text()
  const leaving = new AbortController()
  const abandoned = fetch(server.url, { signal: leaving.signal }).catch(() => 'left')
  await expect.poll(() => signals.length).toBe(2)
  leaving.abort()
  expect(await abandoned).toBe('left')
  await expect.poll(() => signals[1]?.aborted).toBe(true)
  expect(signals[0]?.aborted).toBe(false)
  await server.close()
})
