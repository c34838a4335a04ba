import { createLog } from '#runtime/log.ts'
import { createApp } from '../app.ts'
import { readConfig } from '../config/config.ts'
import { createDeps } from '../deps.ts'
import { startFixtureApi } from '#reference-api/testing/start-fixture-api.ts'
import { startRedis } from './start-redis.ts'

/** Throws when a test requests a service that it has replaced with its own. */
const requireStarted = <T>(started: T | undefined, name: string): T => {
  if (started === undefined) throw new Error(`This test uses its own ${name}`)
  return started
}

/**
 * Starts the shipped app on the production build, with its own Redis and reference API. When `env` sets the URL of one
 * of them, that one is not started.
 */
export const startApp = async (env: Record<string, string> = {}) => {
  const [api, redis] = await Promise.all([
    env.COMMERCE_API_URL ? undefined : startFixtureApi(),
    env.REDIS_URL ? undefined : startRedis(),
  ])
  const lines: string[] = []
  const config = readConfig({
    NODE_ENV: 'production',
    PAYMENT_PAGE_ORIGIN: 'https://pay.example.com',
    PUBLIC_URL: 'http://shop.example.com',
    LOG_LEVEL: 'debug',
    // Lists of a busy machine are late.
    STREAM_LISTS_AFTER_MS: '5000',
    ...(api && { COMMERCE_API_URL: api.url }),
    ...(redis && { REDIS_URL: redis.url }),
    ...env,
  })
  const log = createLog(config, { write: (line: string) => void lines.push(line) })
  const deps = await createDeps(config, log)
  return {
    app: createApp(deps),
    deps,
    get api() {
      return requireStarted(api, 'commerce API')
    },
    get redis() {
      return requireStarted(redis, 'Redis')
    },
    log: () => lines.join(''),
    close: async () => {
      await deps.close()
      await Promise.all([api?.close(), redis?.close()])
    },
  }
}

export type StartedApp = Awaited<ReturnType<typeof startApp>>
