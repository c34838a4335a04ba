import { startFixtureApi } from '#reference-api/testing/start-fixture-api.ts'
import type { StartOptions } from '#reference-api/start.ts'
import { startBff } from './start-bff.ts'
import { startRedis } from './start-redis.ts'

type FullBffOptions = {
  /** Options for the reference API. */
  api?: StartOptions
  /** Environment variables for the shop. */
  env?: Record<string, string>
  now?: () => number
}

/** Starts the shop's endpoints with their own Redis and reference API. With `settings` a test can start a replica. */
export const startFullBff = async ({ api: apiOptions, env = {}, now }: FullBffOptions = {}) => {
  const [redis, api] = await Promise.all([startRedis(), startFixtureApi(apiOptions)])
  const settings = { REDIS_URL: redis.url, COMMERCE_API_URL: api.url, ...env }
  const bff = await startBff({ env: settings, ...(now ? { now } : {}) })
  const close = async () => {
    await bff.close()
    await Promise.all([redis.close(), api.close()])
  }
  return { bff, redis, api, settings, close }
}
