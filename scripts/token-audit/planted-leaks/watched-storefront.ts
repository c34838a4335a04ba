import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startRecorder } from '../../../e2e/security/recorder.ts'
import { createSecretWatch, type ReportedLeak, type SecretWatch } from '../../../e2e/security/secret-watch.ts'
import type { KnownSecret } from '../../../e2e/security/api-secrets.ts'
import { startUpstreamProxy } from '../../../e2e/security/upstream-proxy.ts'
import { findFreePort } from '../../services/free-port.ts'
import { createServiceGroup } from '../../services/service-group.ts'
import { startStorefront } from '../../services/storefront.ts'
import type { AuditEnvironment, ShopCopy } from './environment.ts'

/**
 * Limits that are high enough for journeys from one IP address, and timeouts that are long enough for a busy machine.
 */
const generousLimits = {
  ...Object.fromEntries(
    ['SIGN_IN_IP', 'PASSWORDS_IP', 'SIGN_IN_ACCOUNT', 'GUEST_SESSIONS_IP', 'CODES_IP', 'WISHLISTS_IP'].map((name) => [
      `LIMIT_${name}`,
      '100000/1h',
    ]),
  ),
  HOLD_BASKETS_IP: '100000',
  HOLD_GOODS_IP: '100000',
  HOLD_TICKETS_IP: '100000',
  REQUESTS_IN_PROGRESS_IP: '200',
  API_CALLS_IP: '200',
  REDIS_TIMEOUT_MS: '5000',
  UPSTREAM_TIMEOUT_MS: '20000',
  FORM_MIN_FILL_MS: '0',
}

/**
 * A storefront whose traffic the audit searches for secrets. `openOthers` opens a URL for a second shopper, whose
 * traffic is searched separately.
 */
export type WatchedStorefront = {
  url: string
  watch: SecretWatch
  openOthers(): Promise<{ url: string; watch: SecretWatch }>
  /** The finds so far. Places of the second shopper begin with `other shopper`. */
  leaks(): ReportedLeak[]
  /** The number of alarms that the storefront's tripwire has raised so far. */
  alarms(): Promise<number>
  /** Stops the storefront, then searches its log. */
  stop(): Promise<void>
}

const alarm = /"event":"egress\.secret_found"/g

export const startWatchedStorefront = async (
  environment: AuditEnvironment,
  { folder, dataDir }: ShopCopy,
  env: Readonly<Record<string, string>>,
): Promise<WatchedStorefront> => {
  const { apiUrl, redisUrl, secrets, configuredSecrets } = environment
  const watch = createSecretWatch()
  const others = createSecretWatch()
  const upstreamProxy = await startUpstreamProxy(apiUrl, (newSecrets) =>
    [watch, others].forEach((each) => each.registerSecrets(newSecrets)),
  )
  for (const each of [watch, others]) {
    const configured = [...Object.values(configuredSecrets), secrets.sessionKey, secrets.redisPassword, secrets.jwtKey]
    each.registerSecrets(configured.map((value): KnownSecret => ['configuration', value]))
    each.registerSecrets(
      [upstreamProxy.url, new URL(upstreamProxy.url).host].map((value): KnownSecret => ['upstream address', value]),
    )
  }
  const port = await findFreePort()
  const targetUrl = `http://127.0.0.1:${port}`
  const recorder = await startRecorder({ targetUrl, watch })
  const recorders = [recorder]
  const group = createServiceGroup()
  const logFile = join(dataDir, 'logs', 'storefront.log')
  const readLog = () => readFile(logFile, 'utf8').catch(() => '')
  const close = async () => {
    await group.stop()
    for (const each of recorders) await each.waitUntilIdle().finally(each.close)
    await upstreamProxy.close()
  }
  try {
    // With DEBUG set, libraries log everything that they do; the storefront must mute them.
    const settings = {
      ...generousLimits,
      ...configuredSecrets,
      PUBLIC_URL: recorder.url,
      PAYMENT_PAGE_ORIGIN: apiUrl,
      DEBUG: '*',
      ...env,
    }
    await startStorefront(group, {
      port,
      dataDir,
      mode: 'production',
      apiUrl: upstreamProxy.url,
      redisUrl,
      secrets,
      folder,
      env: settings,
    })
  } catch (error) {
    await close()
    throw error
  }
  return {
    url: recorder.url,
    watch,
    openOthers: async () => {
      const recorderOfOthers = await startRecorder({ targetUrl, watch: others })
      recorders.push(recorderOfOthers)
      return { url: recorderOfOthers.url, watch: others }
    },
    leaks: () => [
      ...watch.getLeaks(),
      ...others.getLeaks().map((leak) => ({ ...leak, place: `other shopper: ${leak.place}` })),
    ],
    alarms: async () => (await readLog()).match(alarm)?.length ?? 0,
    stop: async () => {
      await close()
      watch.inspect('log of the storefront', await readLog())
    },
  }
}
