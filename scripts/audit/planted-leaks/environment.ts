import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { buildShop, isBuilt } from '../../build-shop.ts'
import { demoSecrets, type DemoSecrets } from '../../demo-secrets.ts'
import { findChromium } from '../../find-chromium.ts'
import { freePort } from '../../free-port.ts'
import { inRepository } from '../../repository.ts'
import { createServiceGroup } from '../../service-group.ts'
import { startRedis } from '../../services/redis.ts'
import { startReferenceApi } from '../../services/reference-api.ts'
import { StartError } from '../../start-error.ts'
import type { Canaries } from './mutant.ts'
import { copyShop } from './mutate-shop.ts'

/** A copy of the shop that one leak at a time is planted in. */
export type Plot = { folder: string; dataDir: string }

/** What all leaks are tried on: one API, one Redis and one browser, and as many copies of the shop as leaks are tried at a time. */
export type Ground = {
  apiUrl: string
  redisUrl: string
  secrets: DemoSecrets
  canaries: Canaries
  browser: Browser
  plots: Plot[]
  clear(): Promise<void>
}

/** With every character that encodings treat in a way of their own. */
const cookieSecret = () => `${randomBytes(24).toString('base64')}/+=&<"`

export const prepareGround = async (plots: number): Promise<Ground> => {
  if (!(await isBuilt())) await buildShop({ quiet: true })
  await mkdir(inRepository('var'), { recursive: true })
  const dataDir = await mkdtemp(join(inRepository('var'), 'mutants-'))
  const group = createServiceGroup()
  const canaries: Canaries = { SEARCH_API_KEY: randomBytes(24).toString('hex'), SESSION_SECRETS: cookieSecret() }
  const makePlot = async (number: number): Promise<Plot> => {
    const plot = { folder: join(dataDir, `shop-${number}`), dataDir: join(dataDir, `data-${number}`) }
    await Promise.all([copyShop(plot.folder), mkdir(join(plot.dataDir, 'logs'), { recursive: true })])
    return plot
  }
  try {
    await mkdir(join(dataDir, 'logs'))
    const secrets = demoSecrets(dataDir)
    const [apiUrl, redisUrl, browser, ...made] = await Promise.all([
      startReferenceApi(group, { port: await freePort(), dataDir, mode: 'production', env: { SEARCH_API_KEY: canaries.SEARCH_API_KEY }, jwtKey: secrets.jwtKey }),
      startRedis(group, dataDir, secrets.redisPassword),
      chromium.launch({ executablePath: findChromium() }),
      ...Array.from({ length: plots }, (_, number) => makePlot(number)),
    ])
    if (!redisUrl) throw new StartError('Planting leaks needs a redis-server.')
    const clear = async () => {
      await browser.close()
      await group.stop()
      await rm(dataDir, { recursive: true, force: true })
    }
    return { apiUrl, redisUrl, secrets, canaries, browser, plots: made, clear }
  } catch (error) {
    await group.stop()
    await rm(dataDir, { recursive: true, force: true })
    throw error
  }
}
