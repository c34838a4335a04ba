import { randomBytes } from 'node:crypto'
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadDemoSecrets } from '#scripts/services/demo-secrets.ts'
import type { StoredItem } from './browser-storage.ts'
import { startRecorder, type Recorder } from './recorder.ts'
import type { KnownSecret } from './api-secrets.ts'
import { createSecretWatch, type ReportedLeak, type SecretWatch } from './secret-watch.ts'
import { startUpstreamProxy, type UpstreamProxy } from './upstream-proxy.ts'

/** The result of one pass over a watched shop. */
export type Pass = {
  name: string
  seconds: number
  responses: number
  /** Bytes as transferred, before decoding. */
  bytes: number
  /** Responses that could not be decoded. They fail the pass. */
  unreadable: string[]
  storedItemCount: number
  logLines: number
  atRestBytes: number
  kinds: ReturnType<SecretWatch['getCounts']>['kinds']
  secrets: number
  encodings: number
  leaks: ReportedLeak[]
}

/** A shop between two proxies: one registers its secrets, the other searches for them in responses to browsers. */
export type ShopWatch = {
  /** The URL of the shop for browsers. */
  url: string
  /** Variables for the watched storefront and reference API. */
  env: Record<string, string>
  upstreamProxy: UpstreamProxy
  recorder: Recorder
  inspectStorage(items: readonly StoredItem[]): void
  /** Searches the storefront's log and Redis' files, too; resolves to the result. */
  finish(): Promise<Pass>
  close(): Promise<void>
}

/** New secrets for this pass, as variables of the storefront and the API. */
const createCanaries = () => ({
  SESSION_SECRETS: `${randomBytes(24).toString('hex')},${randomBytes(24).toString('base64')}`,
  SESSION_KEYS: `${randomBytes(32).toString('base64')},${randomBytes(32).toString('base64')}`,
  SEARCH_API_KEY: randomBytes(24).toString('hex'),
  PAYMENT_WEBHOOK_SECRET: randomBytes(24).toString('base64url'),
})

const createStoredSecret = async (dataDir: string, name: string) => {
  const secret = randomBytes(32).toString('hex')
  await writeFile(join(dataDir, 'reference-api', name), secret, { mode: 0o600 })
  return secret
}

/** The secrets in the folders of launcher and API. Creates the keys of operators, so that the watch knows them. */
const createStoredSecrets = async (dataDir: string) => {
  await mkdir(join(dataDir, 'reference-api'), { recursive: true })
  const operatorKeys = await Promise.all(
    ['operator-key', 'operator-admin-key'].map((name) => createStoredSecret(dataDir, name)),
  )
  const { redisPassword, jwtKey } = loadDemoSecrets(dataDir)
  return [...operatorKeys, redisPassword, jwtKey]
}

/** The contents of Redis' files. */
const readRedisFiles = async (dataDir: string) => {
  const files: Buffer[] = []
  for await (const file of glob('redis/**/*.{aof,rdb}', { cwd: dataDir }))
    files.push(await readFile(join(dataDir, file)))
  return Buffer.concat(files)
}

/** Leaks that the storefront's tripwire stopped. They count as leaks. */
const findStoppedLeaks = (log: string): ReportedLeak[] =>
  log
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}') && line.includes('"event":"egress.secret_found"'))
    .map((line) => {
      const { route, kind, encoding, place } = JSON.parse(line) as Record<string, string>
      return { place: `${place} of ${route}, stopped by the tripwire`, name: kind!, encoding: encoding! }
    })

/**
 * The proxies may start before or after the shop. `storefrontPort` and `apiUrl` are those of the storefront and the
 * commerce API; `dataDir` must be empty.
 */
type WatchOptions = { name: string; dataDir: string; storefrontPort: number; apiUrl: string }

export const watchShop = async ({ name, dataDir, storefrontPort, apiUrl }: WatchOptions): Promise<ShopWatch> => {
  const startedAt = performance.now()
  const watch = createSecretWatch()
  const upstreamProxy = await startUpstreamProxy(apiUrl, watch.registerSecrets)
  const recorder = await startRecorder({ targetUrl: `http://127.0.0.1:${storefrontPort}`, watch })
  const secrets = createCanaries()
  const configured = [
    ...Object.values(secrets).flatMap((list) => list.split(',')),
    ...(await createStoredSecrets(dataDir)),
  ]
  let storedItemCount = 0
  watch.registerSecrets([
    ['upstream address', upstreamProxy.url],
    ['upstream address', new URL(upstreamProxy.url).host],
    ...configured.map((secret): KnownSecret => ['configuration', secret]),
  ])
  for (const key of secrets.SESSION_KEYS.split(',')) watch.registerBytes('configuration', Buffer.from(key, 'base64'))

  return {
    url: recorder.url,
    env: {
      ...secrets,
      PUBLIC_URL: recorder.url,
      PUBLIC_SHOP_URL: recorder.url,
      COMMERCE_API_URL: upstreamProxy.url,
      PAYMENT_PAGE_ORIGIN: apiUrl,
      // Without scripts a page with a late list loads a second time, between the steps of a journey.
      STREAM_LISTS_AFTER_MS: '5000',
    },
    upstreamProxy,
    recorder,
    inspectStorage: (items) => {
      storedItemCount += items.length
      for (const { place, text } of items) watch.inspect(place, text)
    },
    finish: async () => {
      await recorder.waitUntilIdle()
      const log = await readFile(join(dataDir, 'logs', 'storefront.log'))
      watch.inspect('log of the storefront', log)
      const data = await readRedisFiles(dataDir)
      watch.inspect('files of Redis', data)
      return {
        name,
        seconds: Math.round((performance.now() - startedAt) / 1000),
        ...recorder.getCounts(),
        storedItemCount,
        logLines: log.toString('latin1').split('\n').length - 1,
        atRestBytes: data.length,
        ...watch.getCounts(),
        leaks: [...watch.getLeaks(), ...findStoppedLeaks(log.toString())],
      }
    },
    close: async () => {
      await recorder.close()
      await upstreamProxy.close()
    },
  }
}
