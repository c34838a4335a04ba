import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { createDeps } from '../deps.ts'
import { createLog } from '../log.ts'
import { startCommerceApi } from './start-commerce-api.ts'
import { startRedis } from './start-redis.ts'

/**
 * The app that ships, on the production build, with a Redis and a reference API of its own. `env` may swap either by its URL, as an
 * operator would.
 */
export const startApp = async (env: Record<string, string> = {}) => {
  const [api, redis] = await Promise.all([startCommerceApi(), startRedis()])
  const lines: string[] = []
  const config = readConfig({
    NODE_ENV: 'production',
    COMMERCE_API_URL: api.url,
    PAYMENT_ORIGIN: 'https://pay.example.com',
    REDIS_URL: redis.url,
    PUBLIC_URL: 'http://shop.example.com',
    LOG_LEVEL: 'debug',
    ...env,
  })
  const log = createLog(config, { write: (line: string) => void lines.push(line) })
  const deps = await createDeps(config, log)
  return {
    app: createApp(deps),
    deps,
    api,
    redis,
    log: () => lines.join(''),
    close: async () => {
      await deps.close()
      await Promise.all([api.close(), redis.close()])
    },
  }
}

export type StartedApp = Awaited<ReturnType<typeof startApp>>
