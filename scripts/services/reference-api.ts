import { join } from 'node:path'
import { findFreePort } from './free-port.ts'
import { toRepositoryPath } from '../repository.ts'
import type { ServiceGroup } from './service-group.ts'
import type { ShopOptions } from './shop-options.ts'
import { startDeployable } from './start-deployable.ts'

type Settings = Pick<ShopOptions, 'port' | 'apiPort' | 'dataDir' | 'mode' | 'env'> & { jwtKey: string }

/**
 * Starts the reference commerce API with the demo brand; returns its URL. The API's host is 127.0.0.1 and the shop's is
 * localhost. So a browser treats them as two sites, like the shop and its payment page in production.
 */
export const spawnReferenceApi = async (
  group: ServiceGroup,
  { port, apiPort, dataDir, mode, env, jwtKey }: Settings,
): Promise<string> => {
  const ownPort = apiPort ?? (await findFreePort())
  const url = `http://127.0.0.1:${ownPort}`
  await startDeployable(group, {
    dataDir,
    mode,
    name: 'The reference API',
    image: 'reference-api-demo',
    main: toRepositoryPath('reference-api', 'demo-brand', 'main.ts'),
    env: {
      REFERENCE_API_HOST: '127.0.0.1',
      REFERENCE_API_PORT: String(ownPort),
      REFERENCE_API_DATA_DIR: join(dataDir, 'reference-api'),
      REFERENCE_API_JWT_KEY: jwtKey,
      MAIL_DIR: join(dataDir, 'mail'),
      PUBLIC_SHOP_URL: `http://localhost:${port}`,
      // In development the terminal shows the log of the storefront; of the API it shows warnings and links of emails
      // only.
      ...(mode === 'development' && { LOG_LEVEL: process.env.LOG_LEVEL || 'warn', MAIL_LOG_LINKS: 'true' }),
      ...env,
    },
    log: 'reference-api.log',
    healthUrl: `${url}/healthz`,
    readyMs: 80_000,
  })
  return url
}
