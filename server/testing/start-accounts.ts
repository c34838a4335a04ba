import { startFixtureApi } from '#reference-api/testing/start-fixture-api.ts'
import { startBff } from './start-bff.ts'
import { startRedis } from './start-redis.ts'

type AccountsOptions = {
  /** Folder for the API's emails. */
  mailFolder?: string
  env?: Record<string, string>
  now?: () => number
}

/** The shop's endpoints with their own Redis and reference API: for customer journeys without pages. */
export const startAccounts = async ({ mailFolder, env = {}, now }: AccountsOptions = {}) => {
  const [redis, api] = await Promise.all([startRedis(), startFixtureApi(mailFolder ? { mailFolder } : {})])
  const settings = { REDIS_URL: redis.url, COMMERCE_API_URL: api.url, ...env }
  const bff = await startBff({ env: settings, ...(now ? { now } : {}) })
  return {
    bff,
    redis,
    api,
    settings,
    async close() {
      await bff.close()
      await Promise.all([redis.close(), api.close()])
    },
  }
}

export type Accounts = Awaited<ReturnType<typeof startAccounts>>
