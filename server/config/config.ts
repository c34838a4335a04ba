import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { readEnvironment } from '#runtime/read-environment.ts'
import { toRateLimits, rateLimitVariables } from './config-rate-limits.ts'
import { validateConfig } from './validate-config.ts'
import { withNonEnumerable } from './with-non-enumerable.ts'

const integer = (fallback: number, least = 1) => z.coerce.number().int().min(least).default(fallback)
const commaList = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
)

/** Without its trailing slashes, so that a path can be appended. */
const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))

/** The variables the storefront understands, by the names they have in the environment. */
export const configVariables = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'])
    .default('production')
    .describe('`development` or `production` build'),
  DEPLOYMENT: z
    .enum(['demo', 'production'])
    .default('demo')
    .describe('`demo` allows plain HTTP, sessions in memory and generated secrets; `production` refuses all three'),
  SECRETS_FILE: z
    .string()
    .min(1)
    .optional()
    .describe(
      'File of secrets, lines of NAME=value; a variable of the environment that is not empty wins over its line',
    ),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('Port to listen on; 0 takes any free one'),
  HOST: z
    .string()
    .optional()
    .describe('Address to listen on; default 127.0.0.1 in a demo, every address in production'),
  PUBLIC_URL: httpUrl
    .optional()
    .describe(
      'Address shoppers use; absolute links come from it alone. Default `http://localhost:PORT`; https, and required in production',
    ),
  COMMERCE_API_URL: httpUrl.default('http://127.0.0.1:4000').describe('The commerce API'),
  PAYMENT_PAGE_ORIGIN: httpUrl
    .optional()
    .describe(
      'Origin of the page where shoppers pay: that of the provider, or of the sandbox. Default: the origin of `COMMERCE_API_URL`',
    ),
  PAYMENT_PROVIDER: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .default('sandbox')
    .describe('Who takes the money, as the commerce API calls them'),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe('Redis for sessions and basket pointers (`redis://` or `rediss://`); required in production'),
  REDIS_CA_FILE: z
    .string()
    .min(1)
    .optional()
    .describe('File with the certificate authority of a `rediss://` server, PEM; without it those Node knows'),
  REDIS_TIMEOUT_MS: integer(350).describe(
    'How long one command may take in Redis before the request goes on without it, milliseconds',
  ),
  SESSION_SECRETS: commaList
    .optional()
    .describe(
      'Comma list of secrets that sign the session cookie, newest first, at least 32 characters each; required in production',
    ),
  SESSION_KEYS: commaList
    .optional()
    .describe(
      'Comma list of 32-byte keys in base64 (`openssl rand -base64 32`), newest first: the first names and encrypts what is new in Redis, the others read what is older; required in production',
    ),
  TRUSTED_PROXY_HOPS: integer(0, 0).describe(
    'How many proxies in front are ours; `X-Forwarded-*` counts no further. At least 1 with an https `PUBLIC_URL`',
  ),
  INDEXING: z
    .stringbool()
    .default(true)
    .describe('Whether search engines may list this shop; `false` for a demo that should not be found'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Least severity that is logged: fatal, error, warn, info, debug, trace, silent'),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .optional()
    .describe('Port for metrics, which no shopper may reach; 0 takes any free one. Without it there are none'),
  BUILD_REVISION: z
    .string()
    .regex(/^[\w.-]{1,64}$/)
    .optional()
    .describe('Revision of the source this was built of; images bring theirs. Metrics say it'),
  METRICS_HOST: z
    .string()
    .optional()
    .describe('Address to listen on for metrics; default 127.0.0.1 in a demo, every address in production'),
  SECURITY_CONTACT: z
    .url({ protocol: /^(mailto|https)$/ })
    .optional()
    .describe(
      'Where weaknesses are reported, `mailto:` or `https:`, as `/.well-known/security.txt` says it; without one there is no such file',
    ),
  SECURITY_POLICY: z
    .url({ protocol: /^https$/ })
    .optional()
    .describe('Page that says how reports are dealt with, `https:`'),
  EGRESS_TRIPWIRE: z
    .stringbool()
    .optional()
    .describe(
      'Whether every answer is searched for secrets before it leaves; default `true` in a demo, `false` in production (ADR 0030)',
    ),
  PERSIST_BASKET: z.stringbool().default(true).describe("Signing out keeps the basket's lines for the guest"),
  IMAGE_CACHE_DIR: z.string().min(1).default('var/images').describe('Folder of optimised pictures'),
  UPSTREAM_TIMEOUT_MS: integer(5000).describe('Total time for one call to the commerce API, milliseconds'),
  UPSTREAM_MAX_BYTES: integer(5 * 1024 * 1024).describe('Longest answer accepted from the commerce API, bytes'),
  HEADERS_TIMEOUT_MS: integer(10_000).describe('How long a client may take over the head of a request, milliseconds'),
  REQUEST_TIMEOUT_MS: integer(30_000).describe('How long it may take over a whole request, milliseconds'),
  STREAM_TIMEOUT_MS: integer(10_000).describe(
    'A streamed page waits no longer for its late parts, milliseconds; the browser then asks for them itself',
  ),
  SHUTDOWN_DELAY_MS: z.coerce
    .number()
    .int()
    .min(0)
    .optional()
    .describe(
      'How long a process that was asked to stop still takes requests, so that a load balancer sees `/readyz` first, milliseconds; default 0 in a demo, 5000 in production',
    ),
  SEARCH_HOST: httpUrl
    .optional()
    .describe('The search index. Default: the hosts of `SEARCH_APP_ID`; in a demo without either, `COMMERCE_API_URL`'),
  SEARCH_APP_ID: z.string().min(1).optional().describe('Application id at the search index; required in production'),
  SEARCH_INDEX: z
    .string()
    .regex(/^[\w-]{1,60}$/)
    .default('stagedoor')
    .describe('Name of the search index; one a language, so `stagedoor_en` and `stagedoor_de`'),
  SEARCH_API_KEY: z
    .string()
    .min(16)
    .optional()
    .describe('Key that may search and nothing else, at least 16 characters; required in production'),
  SEARCH_TIMEOUT_MS: integer(3000).describe('Total time for one search, milliseconds'),
  FORM_MIN_FILL_MS: integer(1000, 0).describe('A form that comes back sooner than this is doubted, milliseconds'),
  SESSION_IDLE_DAYS: integer(7).describe('A signed-in session ends after so many days without a visit'),
  SESSION_ABSOLUTE_DAYS: integer(30).describe(
    'Any session ends after so many days; no longer than refresh tokens live',
  ),
  DATA_CACHE_SECONDS: integer(10, 0).describe('How long public answers of the commerce API are reused, seconds'),
  PAGE_CACHE_SECONDS: integer(30, 0).describe('How long public pages are reused, seconds'),
  ...rateLimitVariables,
})
export type ConfigVariables = z.output<typeof configVariables>

/** What a demo's search is asked with; its reference API has the same. */
const demoSearchCredentials = { appId: 'stagedoor', apiKey: 'stagedoor-demo-search-key' }

const toPlainSearchConfig = (variables: ConfigVariables) => ({
  /** undefined leaves it to the client, which knows the hosts of the application. */
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

/** Reads and checks the environment; nothing else of the storefront does. Throws one error that lists every problem. */
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
    /** undefined listens on every address. */
    host: variables.HOST ?? (variables.DEPLOYMENT === 'demo' ? '127.0.0.1' : undefined),
    publicUrl,
    publicOrigin: new URL(publicUrl).origin,
    secure: publicUrl.startsWith('https:'),
    commerceApiUrl: variables.COMMERCE_API_URL,
    paymentPageOrigin: new URL(variables.PAYMENT_PAGE_ORIGIN ?? variables.COMMERCE_API_URL).origin,
    paymentProvider: variables.PAYMENT_PROVIDER,
    redisCaFile: variables.REDIS_CA_FILE,
    redisTimeoutMs: variables.REDIS_TIMEOUT_MS,
    /** Nobody else has keys that were made here. */
    hasConfiguredSessionKeys: variables.SESSION_KEYS !== undefined,
    trustedProxyHops: variables.TRUSTED_PROXY_HOPS,
    indexing: variables.INDEXING,
    logLevel: variables.LOG_LEVEL,
    metricsPort: variables.METRICS_PORT,
    /** undefined listens on every address. */
    metricsHost: variables.METRICS_HOST ?? (variables.DEPLOYMENT === 'demo' ? '127.0.0.1' : undefined),
    buildRevision: variables.BUILD_REVISION,
    securityContact: variables.SECURITY_CONTACT,
    securityPolicy: variables.SECURITY_POLICY,
    egressTripwire: variables.EGRESS_TRIPWIRE ?? variables.DEPLOYMENT !== 'production',
    persistBasket: variables.PERSIST_BASKET,
    imageCacheDir: variables.IMAGE_CACHE_DIR,
    upstreamTimeoutMs: variables.UPSTREAM_TIMEOUT_MS,
    upstreamMaxBytes: variables.UPSTREAM_MAX_BYTES,
    headersTimeoutMs: variables.HEADERS_TIMEOUT_MS,
    requestTimeoutMs: variables.REQUEST_TIMEOUT_MS,
    streamTimeoutMs: variables.STREAM_TIMEOUT_MS,
    /** A load balancer needs this long to see that `/readyz` says no. */
    shutdownDelayMs: variables.SHUTDOWN_DELAY_MS ?? (variables.DEPLOYMENT === 'demo' ? 0 : 5_000),
    search: toSearchConfig(variables),
    sessionIdleMs: variables.SESSION_IDLE_DAYS * dayMs,
    sessionAbsoluteMs: variables.SESSION_ABSOLUTE_DAYS * dayMs,
    dataCacheSeconds: variables.DATA_CACHE_SECONDS,
    pageCacheSeconds: variables.PAGE_CACHE_SECONDS,
    formMinFillMs: variables.FORM_MIN_FILL_MS,
    limits: toRateLimits(variables),
  }
  return withNonEnumerable(plainConfig, {
    /** It has the password of Redis. */
    redisUrl: variables.REDIS_URL,
    /** Newest first; a demo without any makes its own, good until it stops. */
    sessionSecrets: variables.SESSION_SECRETS ?? [randomBytes(32).toString('base64')],
    sessionKeys: (variables.SESSION_KEYS ?? [randomBytes(32).toString('base64')]).map((key) =>
      Buffer.from(key, 'base64'),
    ),
  })
}

export type Config = ReturnType<typeof readConfig>
