import { z } from 'zod'
import { currenciesVariable } from '#shared/wire/currencies-for-sale.ts'
import { capabilityList, commaList } from './capability-list.ts'
import { rateLimitVariables } from './config-rate-limits.ts'

const integer = (fallback: number, least = 1) => z.coerce.number().int().min(least).default(fallback)
/** A URL whose trailing slashes are removed, so that code can append a path. */
const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))

/** The environment variables of the storefront, by name. */
export const configVariables = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'])
    .default('production')
    .describe('`development` or `production` build'),
  DEPLOYMENT: z
    .enum(['demo', 'production'])
    .default('demo')
    .describe('`demo` allows plain HTTP, sessions in memory and generated secrets; `production` rejects all three'),
  SECRETS_FILE: z
    .string()
    .min(1)
    .optional()
    .describe(
      'File of secrets, lines of NAME=value; a variable of the environment that is not empty wins over its line',
    ),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('Port to listen on; 0 takes any free port'),
  HOST: z
    .string()
    .optional()
    .describe('Address to listen on; default 127.0.0.1 in a demo, every address in production'),
  PUBLIC_URL: httpUrl
    .optional()
    .describe(
      'URL of the shop for shoppers; absolute links use only this. Default `http://localhost:PORT`; https, and required in production',
    ),
  COMMERCE_API_URL: httpUrl.default('http://127.0.0.1:4000').describe('The commerce API'),
  API_CAPABILITIES: z
    .string()
    .default('all')
    .pipe(capabilityList)
    .describe(
      'What the commerce API can do beyond the specification: `all`, `none`, or a comma list of names from `shared/wire/capabilities.ts`; the shop leaves out what the API lacks',
    ),
  PAYMENT_PAGE_ORIGIN: httpUrl
    .optional()
    .describe(
      'Origin of the page where shoppers pay: that of the provider, or of the sandbox. Default: the origin of `COMMERCE_API_URL`',
    ),
  PAYMENT_PROVIDER: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .default('sandbox')
    .describe('Payment provider, by its name in the commerce API'),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe('Redis for sessions and basket pointers (`redis://` or `rediss://`); required in production'),
  REDIS_CA_FILE: z
    .string()
    .min(1)
    .optional()
    .describe(
      'PEM file with the certificate authority of a `rediss://` server; default: the authorities that Node trusts',
    ),
  REDIS_TIMEOUT_MS: integer(350).describe(
    'Timeout of one Redis command, milliseconds; a request that needs a session then responds with 503',
  ),
  SESSION_SECRETS: commaList
    .optional()
    .describe(
      'Comma list of secrets of at least 32 characters: the first signs session cookies, all verify them; required in production',
    ),
  SESSION_KEYS: commaList
    .optional()
    .describe(
      'Comma list of 32-byte keys in base64 (`openssl rand -base64 32`): the first encrypts new data in Redis, the others decrypt older data; required in production',
    ),
  TRUSTED_PROXY_HOPS: integer(0, 0).describe(
    'Number of trusted proxies in front of the storefront; `X-Forwarded-*` is read no further. At least 1 with an https `PUBLIC_URL`',
  ),
  INDEXING: z.stringbool().default(true).describe('Whether search engines may list this shop; `false` hides a demo'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Lowest level that is logged: fatal, error, warn, info, debug, trace, silent'),
  LOG_CLIENT_ADDRESS: z
    .enum(['hashed', 'plain'])
    .default('hashed')
    .describe(
      'IP address of the client in security events: `hashed` under `SESSION_KEYS`, or `plain` (of IPv6 the first 64 bits)',
    ),
  LOG_CACHE_HITS_PER_SECOND: integer(100, 0).describe(
    'Access log lines a second for pages from the page cache. Further hits are not logged; the next line counts them in `hits`. Metrics count all',
  ),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .optional()
    .describe('Port for metrics; keep it private. 0 takes any free port. Without it there are no metrics'),
  BUILD_REVISION: z
    .string()
    .regex(/^[\w.-]{1,64}$/)
    .optional()
    .describe('Revision of the source of the build, shown in the metrics; images set it'),
  METRICS_HOST: z
    .string()
    .optional()
    .describe('Address to listen on for metrics; default 127.0.0.1 in a demo, every address in production'),
  SECURITY_CONTACT: z
    .url({ protocol: /^(mailto|https)$/ })
    .optional()
    .describe(
      'Where to report vulnerabilities, `mailto:` or `https:`, for `/.well-known/security.txt`; without it that file does not exist',
    ),
  SECURITY_POLICY: z
    .url({ protocol: /^https$/ })
    .optional()
    .describe('Page with the policy for vulnerability reports, `https:`'),
  EGRESS_TRIPWIRE: z
    .stringbool()
    .optional()
    .describe(
      'Whether every response is searched for secrets before it is sent; default `true` in a demo, `false` in production (ADR 0030)',
    ),
  PERSIST_BASKET: z
    .stringbool()
    .default(true)
    .describe("Whether signing out copies the basket's lines to the guest basket"),
  CURRENCIES: currenciesVariable.describe(
    'Comma list of the currencies for sale, by their code in ISO 4217; the first is the default. The commerce API has a price in each',
  ),
  IMAGE_CACHE_DIR: z.string().min(1).default('var/images').describe('Folder of optimised images'),
  UPSTREAM_TIMEOUT_MS: integer(5000).describe('Timeout of one call to the commerce API with its retries, milliseconds'),
  UPSTREAM_MAX_BYTES: integer(5 * 1024 * 1024).describe('Longest response accepted from the commerce API, bytes'),
  HEADERS_TIMEOUT_MS: integer(10_000).describe('Time for a client to send the headers of a request, milliseconds'),
  REQUEST_TIMEOUT_MS: integer(30_000).describe('Time for a client to send a whole request, milliseconds'),
  STREAM_LISTS_AFTER_MS: integer(4, 0).describe(
    'Idle time of the process that a page waits for its list, milliseconds; after that the list streams in',
  ),
  STREAM_TIMEOUT_MS: integer(10_000).describe(
    'Time that a streamed page waits for its last data, milliseconds; the browser then requests the rest itself',
  ),
  SHUTDOWN_DELAY_MS: z.coerce
    .number()
    .int()
    .min(0)
    .optional()
    .describe(
      'Time that a stopping process still accepts requests while `/readyz` fails, so that load balancers notice, milliseconds; default 0 in a demo, 5000 in production',
    ),
  SEARCH_HOST: httpUrl
    .optional()
    .describe(
      'URL of the search index. Default: the hosts of `SEARCH_APP_ID`; in a demo without either, `COMMERCE_API_URL`',
    ),
  SEARCH_APP_ID: z.string().min(1).optional().describe('Application id at the search index; required in production'),
  SEARCH_INDEX: z
    .string()
    .regex(/^[\w-]{1,60}$/)
    .default('stagedoor')
    .describe('Name of the search index, without the language: `stagedoor_en` and `stagedoor_de`'),
  SEARCH_API_KEY: z
    .string()
    .min(16)
    .optional()
    .describe('Key that may only search, at least 16 characters; required in production'),
  SEARCH_TIMEOUT_MS: integer(3000).describe('Timeout of one search, milliseconds'),
  FORM_MIN_FILL_MS: integer(1000, 0).describe(
    'A form submitted sooner than this is treated as sent by a bot, milliseconds',
  ),
  SESSION_IDLE_DAYS: integer(7).describe('Days without a visit after which a customer session ends'),
  SESSION_ABSOLUTE_DAYS: integer(30).describe(
    'Days after which any session ends; at most the lifetime of refresh tokens',
  ),
  DATA_CACHE_SECONDS: integer(10, 0).describe('Time that public responses of the commerce API are cached, seconds'),
  PAGE_CACHE_SECONDS: integer(30, 0).describe('Time that public pages are cached, seconds'),
  REQUESTS_IN_PROGRESS_IP: integer(40).describe(
    'Requests of one IP address (IPv6: the first 64 bits) that one process handles at a time, without assets, images and media; more get 429',
  ),
  REQUESTS_IN_PROGRESS: integer(200).describe(
    'The same of all clients together; more get 503. One network has at most half of them, and the last quarter is for clients with few requests',
  ),
  API_CALLS_IP: integer(6).describe(
    'Calls to the commerce API for one IP address (IPv6: the first 64 bits) that one process has in progress at a time. Four times as many wait up to two seconds; more get 503',
  ),
  API_CALLS: integer(8).describe(
    'Calls to each part of the commerce API (catalogue, accounts, baskets, sign-in, passwords) that one process has in progress at a time. Networks of clients take turns. Raise it for an API that works on more at once: it limits the calls a second to this number divided by the seconds of a call',
  ),
  HOLD_TICKETS_IP: integer(80).describe(
    'Tickets that the baskets of guests behind one IP address hold at a time (IPv6: the first 64 bits). Customers with a proven email address have `HOLD_FACTOR_CUSTOMERS` times as many, and a limit for each account in the commerce API',
  ),
  HOLD_BASKETS_IP: integer(30).describe('Baskets with tickets of guests behind one IP address at a time'),
  HOLD_GOODS_IP: integer(100).describe(
    'Pieces of goods, such as records, that such baskets hold from confirming on, in as many baskets',
  ),
  HOLD_FACTOR_CUSTOMERS: integer(3).describe(
    'How many times what guests behind one IP address may hold, customers with a proven email address may hold there, beside the guests',
  ),
  HOLD_FREE_ORDER_MINUTES: integer(60).describe(
    'How long tickets and goods that were ordered with nothing to pay go on counting as held by their IP address',
  ),
  LIMIT_FACTOR_IPV6_56: integer(3).describe(
    'How many times what one IP address (IPv6: a /64) may do or hold, all addresses of an IPv6 /56 may together, such as those of a household',
  ),
  LIMIT_FACTOR_IPV6_48: integer(10).describe('The same of an IPv6 /48, such as that of an organisation'),
  ...rateLimitVariables,
})
export type ConfigVariables = z.output<typeof configVariables>
