import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import getPort from 'get-port'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startScriptedApi, type ScriptedApi } from './testing/scripted-api.ts'
import { startBff, type TestBff } from './testing/start-bff.ts'
import { startRedis, type TestRedis } from './testing/start-redis.ts'

let redis: TestRedis
let api: ScriptedApi
let bff: TestBff

beforeAll(async () => {
  ;[redis, api] = await Promise.all([startRedis(), startScriptedApi()])
  bff = await startBff({ env: { REDIS_URL: redis.url, COMMERCE_API_URL: api.url } })
})
afterAll(async () => {
  await bff.close()
  await Promise.all([redis.close(), api.close()])
})
afterEach(async () => {
  api.reset()
  await redis.client.flushall()
})

/** What `npm run sessions:end` runs, without the .env file of whoever runs the tests. */
const endEverySession = async (env: Record<string, string>) => {
  const command = spawn(process.execPath, ['scripts/with-node.mjs', 'server/end-every-session.ts'], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [[code], output, errors] = await Promise.all([once(command, 'exit'), text(command.stdout), text(command.stderr)])
  return { code: code as number, output, errors }
}

const signedIn = async () => {
  const browser = bff.browser()
  const answer = await browser.post('/bff/session', { email: 'ada@example.com', password: 'right' })
  expect(answer.body).toMatchObject({ guest: false })
  return browser
}

describe('ending every session as an operator', () => {
  it('makes a guest of everybody at their next request, keeps where their baskets are, and lets them in again [S21]', async () => {
    const [one, other] = [await signedIn(), await signedIn()]
    await bff.storage.writeUserBasket(['a customer'], { basketId: 'b', basketCount: '2' })

    expect(await endEverySession({ REDIS_URL: redis.url })).toEqual({ code: 0, output: 'Ended sessions: 2\n', errors: '' })

    for (const browser of [one, other]) expect((await browser.get('/bff/session')).body).toEqual({ guest: true, basketCount: 0 })
    expect(await redis.client.keys('*:vault')).toEqual([])
    expect(await redis.client.keys('*:session-*')).toEqual([])
    expect(await bff.storage.readUserBasket(['a customer'])).toMatchObject({ fields: { basketId: 'b', basketCount: '2' } })
    expect((await one.post('/bff/session', { email: 'ada@example.com', password: 'right' })).body).toMatchObject({ guest: false })
  })

  it('holds while a request is under way that was about to renew its session [S21]', async () => {
    const browser = await signedIn()
    const old = browser.twin()
    let proceed = () => {}
    const held = new Promise<void>((resolve) => (proceed = resolve))
    const refreshing = new Promise<void>((resolve) => {
      api.script('GET /probe', ({ authorization }) => (api.count('POST /token/refresh') > 0 && authorization ? { body: { ok: true } } : { status: 401 }))
      api.script('POST /token/refresh', async (call) => {
        resolve()
        await held
        return api.usual(call)
      })
    })
    const late = browser.get('/probe')
    await refreshing
    expect((await endEverySession({ REDIS_URL: redis.url })).code).toBe(0)
    proceed()
    expect((await late).status).not.toBe(200)

    expect(await redis.client.keys('*:record')).toEqual([])
    expect(await redis.client.keys('*:vault')).toEqual([])
    expect((await old.get('/bff/session')).body).toEqual({ guest: true, basketCount: 0 })
  })

  it('says what is missing without Redis, or with one that does not answer', async () => {
    const without = await endEverySession({})
    expect([without.code, without.output]).toEqual([1, ''])
    expect(without.errors).toContain('REDIS_URL is not set')

    const absent = await endEverySession({ REDIS_URL: `redis://:CANARY@127.0.0.1:${await getPort()}` })
    expect([absent.code, absent.output]).toEqual([1, ''])
    expect(absent.errors).toMatch(/^Redis did not answer\. .* run this again\.\n {2}end every session: /)
    expect(absent.errors).not.toContain('CANARY')
  })
})
