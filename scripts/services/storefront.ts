import { join } from 'node:path'
import type { DemoSecrets } from './demo-secrets.ts'
import { repositoryRoot } from '../repository.ts'
import type { ServiceGroup } from './service-group.ts'
import type { ShopOptions } from './shop-options.ts'
import { startDeployable } from './start-deployable.ts'

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
  const url = `http://localhost:${port}`
  await startDeployable(group, {
    dataDir,
    mode,
    name: 'The storefront',
    image: 'storefront',
    main: join(folder, 'server', 'main.ts'),
    env: {
      PORT: String(port),
      COMMERCE_API_URL: apiUrl,
      PAYMENT_PAGE_ORIGIN: apiUrl,
      REDIS_URL: redisUrl,
      SESSION_SECRETS: process.env.SESSION_SECRETS || secrets.sessionSecret,
      SESSION_KEYS: process.env.SESSION_KEYS || secrets.sessionKey,
      IMAGE_CACHE_DIR: join(dataDir, 'images'),
      ...env,
    },
    log: 'storefront.log',
    // At a stop the storefront finishes requests in flight, which takes up to ten seconds.
    graceMs: 12_000,
    healthUrl: `${url}/readyz`,
    readyMs: 30_000,
  })
  return url
}
