import { join } from 'node:path'
import type { DemoSecrets } from '../launcher/demo-secrets.ts'
import { repositoryRoot } from '../repository.ts'
import type { ServiceGroup } from '../launcher/service-group.ts'
import { waitUntilReady } from '../launcher/service-process.ts'
import type { ShopOptions } from '../launcher/shop-options.ts'
import { isResponding } from './is-responding.ts'
import { readMemoryBounds } from './memory-bounds.ts'

type Settings = Pick<ShopOptions, 'port' | 'dataDir' | 'mode' | 'env'> & {
  apiUrl: string
  redisUrl: string | undefined
  secrets: Pick<DemoSecrets, 'sessionSecret' | 'sessionKey'>
  /** Folder of the code to run, by default this repository. The audit plants leaks in copies. */
  folder?: string
}

/** Starts the storefront; returns its URL. Without Redis the storefront stores sessions in memory. */
export const startStorefront = async (group: ServiceGroup, settings: Settings): Promise<string> => {
  const { port, dataDir, mode, env, apiUrl, redisUrl, secrets, folder = repositoryRoot } = settings
  const isDevelopment = mode === 'development'
  const bounds = readMemoryBounds('storefront')
  const service = group.start({
    name: 'The storefront',
    command: process.execPath,
    args: [
      ...(isDevelopment ? ['--watch', '--watch-preserve-output'] : bounds.options),
      join(folder, 'server', 'main.ts'),
    ],
    env: {
      ...bounds.variables,
      NODE_ENV: mode,
      DEPLOYMENT: 'demo',
      PORT: String(port),
      COMMERCE_API_URL: apiUrl,
      PAYMENT_PAGE_ORIGIN: apiUrl,
      REDIS_URL: redisUrl,
      SESSION_SECRETS: process.env.SESSION_SECRETS || secrets.sessionSecret,
      SESSION_KEYS: process.env.SESSION_KEYS || secrets.sessionKey,
      IMAGE_CACHE_DIR: join(dataDir, 'images'),
      ...env,
    },
    // At a stop the storefront finishes requests in flight, which takes up to ten seconds.
    graceMs: 12_000,
    logFile: isDevelopment ? undefined : join(dataDir, 'logs', 'storefront.log'),
  })
  const url = `http://localhost:${port}`
  await waitUntilReady(service, () => isResponding(`${url}/readyz`), 30_000)
  return url
}
