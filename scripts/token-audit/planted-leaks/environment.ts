import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { buildShop, isBuildCurrent } from '../../build/build-shop.ts'
import { loadDemoSecrets, type DemoSecrets } from '../../services/demo-secrets.ts'
import { findChromium } from '../../programs/find-chromium.ts'
import { findFreePort } from '../../services/free-port.ts'
import { toRepositoryPath } from '../../repository.ts'
import { createServiceGroup } from '../../services/service-group.ts'
import { startRedis } from '../../services/redis.ts'
import { spawnReferenceApi } from '../../services/reference-api.ts'
import { StartError } from '../../services/start-error.ts'
import { copyShop } from './plant-leak.ts'
import type { ConfiguredSecrets } from './planted-leak.ts'

/** A copy of the shop for one leak at a time. */
export type ShopCopy = { folder: string; dataDir: string }

/**
 * What all leaks share: one API, one Redis and one browser. Each leak that is tried at the same time has its own copy
 * of the shop.
 */
export type AuditEnvironment = {
  apiUrl: string
  redisUrl: string
  secrets: DemoSecrets
  configuredSecrets: ConfiguredSecrets
  browser: Browser
  shops: ShopCopy[]
  stop(): Promise<void>
}

/** Creates a secret with every character that an encoding treats specially. */
const createCookieSecret = () => `${randomBytes(24).toString('base64')}/+=&<"`

export const startAuditEnvironment = async (copies: number): Promise<AuditEnvironment> => {
  if (!(await isBuildCurrent())) await buildShop({ quiet: true })
  await mkdir(toRepositoryPath('var'), { recursive: true })
  const dataDir = await mkdtemp(join(toRepositoryPath('var'), 'planted-leaks-'))
  const group = createServiceGroup()
  const configuredSecrets: ConfiguredSecrets = {
    SEARCH_API_KEY: randomBytes(24).toString('hex'),
    SESSION_SECRETS: createCookieSecret(),
  }
  const makeCopy = async (number: number): Promise<ShopCopy> => {
    const copy = { folder: join(dataDir, `shop-${number}`), dataDir: join(dataDir, `data-${number}`) }
    await Promise.all([copyShop(copy.folder), mkdir(join(copy.dataDir, 'logs'), { recursive: true })])
    return copy
  }
  try {
    await mkdir(join(dataDir, 'logs'))
    const secrets = loadDemoSecrets(dataDir)
    const [apiUrl, redisUrl, browser, ...shops] = await Promise.all([
      spawnReferenceApi(group, {
        port: await findFreePort(),
        dataDir,
        mode: 'production',
        env: { SEARCH_API_KEY: configuredSecrets.SEARCH_API_KEY },
        jwtKey: secrets.jwtKey,
      }),
      startRedis(group, dataDir, secrets.redisPassword),
      chromium.launch({ executablePath: findChromium() }),
      ...Array.from({ length: copies }, (_, number) => makeCopy(number)),
    ])
    if (!redisUrl) throw new StartError('Planting leaks needs a redis-server.')
    const stop = async () => {
      await browser.close()
      await group.stop()
      await rm(dataDir, { recursive: true, force: true })
    }
    return { apiUrl, redisUrl, secrets, configuredSecrets, browser, shops, stop }
  } catch (error) {
    await group.stop()
    // A process may still write to the copies, so the removal is retried.
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
    throw error
  }
}
