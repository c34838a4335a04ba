import type { ConfigVariables } from './config-variables.ts'

const is32ByteKey = (text: string) => Buffer.from(text, 'base64').length === 32

/** Compares keys as bytes, because base64 can encode one key in several ways. */
const toHex = (key: string) => Buffer.from(key, 'base64').toString('hex')

const findSecretErrors = ({ SESSION_SECRETS, SESSION_KEYS }: ConfigVariables) => [
  SESSION_SECRETS?.length === 0 && 'SESSION_SECRETS: contains no secret',
  SESSION_SECRETS?.some((secret) => secret.length < 32) && 'SESSION_SECRETS: each needs at least 32 characters',
  SESSION_KEYS?.length === 0 && 'SESSION_KEYS: contains no key',
  SESSION_KEYS && new Set(SESSION_KEYS.map(toHex)).size < SESSION_KEYS.length && 'SESSION_KEYS: lists a key twice',
  SESSION_KEYS?.some((key) => !is32ByteKey(key)) &&
    'SESSION_KEYS: each is 32 bytes in base64 (openssl rand -base64 32)',
]

const findProductionErrors = ({
  PUBLIC_URL,
  REDIS_URL,
  SESSION_SECRETS,
  SESSION_KEYS,
  SEARCH_APP_ID,
  SEARCH_API_KEY,
}: ConfigVariables) => [
  !PUBLIC_URL && 'PUBLIC_URL: required in production',
  PUBLIC_URL?.startsWith('http:') &&
    'PUBLIC_URL: must be https in production, or the session cookie could be intercepted',
  !REDIS_URL && 'REDIS_URL: required in production; sessions in memory end with the process',
  !SESSION_SECRETS && 'SESSION_SECRETS: required in production; it has no default',
  !SESSION_KEYS && 'SESSION_KEYS: required in production; it has no default',
  !SEARCH_APP_ID && 'SEARCH_APP_ID: required in production; it has no default',
  !SEARCH_API_KEY && 'SEARCH_API_KEY: required in production; it has no default',
]

/** Finds values that are valid alone, but not together with other values. */
export const validateConfig = (variables: ConfigVariables): string[] =>
  [
    ...findSecretErrors(variables),
    ...(variables.DEPLOYMENT === 'production' ? findProductionErrors(variables) : []),
    // express-session silently sends no Secure cookie when it takes the connection for plain HTTP.
    variables.PUBLIC_URL?.startsWith('https:') &&
      variables.TRUSTED_PROXY_HOPS === 0 &&
      'TRUSTED_PROXY_HOPS: must be at least 1 with an https PUBLIC_URL, because a proxy terminates TLS',
    variables.METRICS_PORT === variables.PORT &&
      variables.PORT !== 0 &&
      'METRICS_PORT: must differ from PORT, or shoppers could read the metrics',
    variables.HEADERS_TIMEOUT_MS > variables.REQUEST_TIMEOUT_MS &&
      'HEADERS_TIMEOUT_MS: must not exceed REQUEST_TIMEOUT_MS',
    variables.REDIS_CA_FILE &&
      !variables.REDIS_URL?.startsWith('rediss:') &&
      'REDIS_CA_FILE: requires a rediss:// REDIS_URL',
    variables.SESSION_IDLE_DAYS > variables.SESSION_ABSOLUTE_DAYS &&
      'SESSION_IDLE_DAYS: must not exceed SESSION_ABSOLUTE_DAYS',
  ].filter((problem) => typeof problem === 'string')
