import { randomBytes } from 'node:crypto'
import { readEnvironment } from '#runtime/read-environment.ts'
import { toRateLimits } from './config-rate-limits.ts'
import { configVariables, type ConfigVariables } from './config-variables.ts'
import { validateConfig } from './validate-config.ts'
import { withNonEnumerable } from './with-non-enumerable.ts'

/** Credentials for the search of a demo. Its reference API has the same defaults. */
const demoSearchCredentials = { appId: 'stagedoor', apiKey: 'stagedoor-demo-search-key' }

const toPlainSearchConfig = (variables: ConfigVariables) => ({
  /** When undefined, the search client derives the hosts from the application id. */
  host:
    variables.SEARCH_HOST ??
    (variables.DEPLOYMENT === 'demo' && !variables.SEARCH_APP_ID ? variables.COMMERCE_API_URL : undefined),
  appId: variables.SEARCH_APP_ID ?? demoSearchCredentials.appId,
  index: variables.SEARCH_INDEX,
  timeoutMs: variables.SEARCH_TIMEOUT_MS,
})

const toSearchConfig = (variables: ConfigVariables) =>
  withNonEnumerable(toPlainSearchConfig(variables), {
    apiKey: variables.SEARCH_API_KEY ?? demoSearchCredentials.apiKey,
  })

const dayMs = 24 * 60 * 60 * 1000

/**
 * Reads and checks the environment; no other code of the storefront reads it. Throws one error that lists all problems.
 */
export const readConfig = (env: Record<string, string | undefined> = process.env) => {
  const parsed = configVariables.safeParse(readEnvironment(env))
  const problems = parsed.success
    ? validateConfig(parsed.data)
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  if (!parsed.success || problems.length > 0) {
    throw new Error(`The storefront is not configured:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
  }
  const variables = parsed.data
  const publicUrl = variables.PUBLIC_URL ?? `http://localhost:${variables.PORT}`
  const plainConfig = {
    nodeEnv: variables.NODE_ENV,
    deployment: variables.DEPLOYMENT,
    port: variables.PORT,
    /** When undefined, the server listens on every IP address. */
    host: variables.HOST ?? (variables.DEPLOYMENT === 'demo' ? '127.0.0.1' : undefined),
    publicUrl,
    publicOrigin: new URL(publicUrl).origin,
    secure: publicUrl.startsWith('https:'),
    commerceApiUrl: variables.COMMERCE_API_URL,
    apiCapabilities: variables.API_CAPABILITIES,
    paymentPageOrigin: new URL(variables.PAYMENT_PAGE_ORIGIN ?? variables.COMMERCE_API_URL).origin,
    paymentProvider: variables.PAYMENT_PROVIDER,
    redisCaFile: variables.REDIS_CA_FILE,
    redisTimeoutMs: variables.REDIS_TIMEOUT_MS,
    /** False when the process has generated its keys, which no other process knows. */
    hasConfiguredSessionKeys: variables.SESSION_KEYS !== undefined,
    trustedProxyHops: variables.TRUSTED_PROXY_HOPS,
    indexing: variables.INDEXING,
    logLevel: variables.LOG_LEVEL,
    logClientAddress: variables.LOG_CLIENT_ADDRESS,
    logCacheHitsPerSecond: variables.LOG_CACHE_HITS_PER_SECOND,
    metricsPort: variables.METRICS_PORT,
    /** When undefined, the server listens on every IP address. */
    metricsHost: variables.METRICS_HOST ?? (variables.DEPLOYMENT === 'demo' ? '127.0.0.1' : undefined),
    buildRevision: variables.BUILD_REVISION,
    securityContact: variables.SECURITY_CONTACT,
    securityPolicy: variables.SECURITY_POLICY,
    egressTripwire: variables.EGRESS_TRIPWIRE ?? variables.DEPLOYMENT !== 'production',
    persistBasket: variables.PERSIST_BASKET,
    currencies: variables.CURRENCIES,
    imageCacheDir: variables.IMAGE_CACHE_DIR,
    upstreamTimeoutMs: variables.UPSTREAM_TIMEOUT_MS,
    upstreamMaxBytes: variables.UPSTREAM_MAX_BYTES,
    headersTimeoutMs: variables.HEADERS_TIMEOUT_MS,
    requestTimeoutMs: variables.REQUEST_TIMEOUT_MS,
    streamListsAfterMs: variables.STREAM_LISTS_AFTER_MS,
    streamTimeoutMs: variables.STREAM_TIMEOUT_MS,
    /** The time that a load balancer needs to notice that `/readyz` fails. */
    shutdownDelayMs: variables.SHUTDOWN_DELAY_MS ?? (variables.DEPLOYMENT === 'demo' ? 0 : 5_000),
    search: toSearchConfig(variables),
    sessionIdleMs: variables.SESSION_IDLE_DAYS * dayMs,
    sessionAbsoluteMs: variables.SESSION_ABSOLUTE_DAYS * dayMs,
    dataCacheSeconds: variables.DATA_CACHE_SECONDS,
    pageCacheSeconds: variables.PAGE_CACHE_SECONDS,
    formMinFillMs: variables.FORM_MIN_FILL_MS,
    limits: toRateLimits(variables),
    /** At a time, in this process. */
    requestsInProgress: { perClient: variables.REQUESTS_IN_PROGRESS_IP, inTotal: variables.REQUESTS_IN_PROGRESS },
    apiCalls: { perClient: variables.API_CALLS_IP, perGroup: variables.API_CALLS },
    ipv6Factors: { site: variables.LIMIT_FACTOR_IPV6_56, organisation: variables.LIMIT_FACTOR_IPV6_48 },
    /** What the shoppers behind one IP address may hold; `customerFactor` is for those with a proven email address. */
    clientHolds: {
      tickets: variables.HOLD_TICKETS_IP,
      goods: variables.HOLD_GOODS_IP,
      baskets: variables.HOLD_BASKETS_IP,
      customerFactor: variables.HOLD_FACTOR_CUSTOMERS,
      freeOrderMs: variables.HOLD_FREE_ORDER_MINUTES * 60_000,
    },
  }
  return withNonEnumerable(plainConfig, {
    /** The URL contains the password of Redis. */
    redisUrl: variables.REDIS_URL,
    /** Newest first. A demo without secrets generates its own, which are lost when the process ends. */
    sessionSecrets: variables.SESSION_SECRETS ?? [randomBytes(32).toString('base64')],
    sessionKeys: (variables.SESSION_KEYS ?? [randomBytes(32).toString('base64')]).map((key) =>
      Buffer.from(key, 'base64'),
    ),
  })
}

export type Config = ReturnType<typeof readConfig>
