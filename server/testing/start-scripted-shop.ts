import { expect } from 'vitest'
import { startScriptedApi } from './scripted-api.ts'
import { startBff, type BffOptions } from './start-bff.ts'
import { startRedis } from './start-redis.ts'

/** Starts the shop's endpoints with their own Redis, on an API that a test can script. */
export const startScriptedShop = async ({ env, ...options }: Partial<BffOptions> = {}) => {
  const [redis, api] = await Promise.all([startRedis(), startScriptedApi()])
  const settings = { REDIS_URL: redis.url, COMMERCE_API_URL: api.url, ...env }
  const bff = await startBff({ ...options, env: settings })
  return {
    bff,
    redis,
    api,
    settings,
    /** A browser whose guest has a token. Clears the API's recorded calls. */
    async guest() {
      const browser = bff.browser()
      await browser.get('/probe')
      api.calls.length = 0
      return browser
    },
    /** A browser that has just signed in. Clears the API's recorded calls. */
    async customer() {
      const browser = bff.browser()
      expect((await browser.post('/bff/session', { email: 'ada@example.com', password: 'right' })).body).toMatchObject({
        guest: false,
      })
      api.calls.length = 0
      return browser
    },
    /** Restores the initial state for the next test. */
    async reset() {
      api.reset()
      await redis.client.flushall()
    },
    async close() {
      await bff.close()
      await Promise.all([redis.close(), api.close()])
    },
  }
}

export type ScriptedShop = Awaited<ReturnType<typeof startScriptedShop>>
