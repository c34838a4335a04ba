import type { ConfigVariables } from './config-variables.ts'

const is32ByteKey = (text: string) => Buffer.from(text, 'base64').length === 32

/** Base64 can encode one key in several ways. */
const toHex = (key: string) => Buffer.from(key, 'base64').toString('hex')

const findSecretProblems = ({ SESSION_SECRETS, SESSION_KEYS }: ConfigVariables) => [
  SESSION_SECRETS?.length === 0 && 'SESSION_SECRETS: holds no secret',
  SESSION_SECRETS?.some((secret) => secret.length < 32) && 'SESSION_SECRETS: each needs at least 32 characters',
  SESSION_KEYS?.length === 0 && 'SESSION_KEYS: holds no key',
  SESSION_KEYS && new Set(SESSION_KEYS.map(toHex)).size < SESSION_KEYS.length && 'SESSION_KEYS: lists a key twice',
  SESSION_KEYS?.some((key) => !is32ByteKey(key)) &&
    'SESSION_KEYS: each is 32 bytes in base64 (openssl rand -base64 32)',
]

const findProductionProblems = ({
  PUBLIC_URL,
  REDIS_URL,
  SESSION_SECRETS,
  SESSION_KEYS,
  SEARCH_APP_ID,
  SEARCH_API_KEY,
}: ConfigVariables) => [
  !PUBLIC_URL && 'PUBLIC_URL: required in production',
  PUBLIC_URL?.startsWith('http:') &&
    'PUBLIC_URL: must be https in production, or the session cookie could be read on the way',
  !REDIS_URL && 'REDIS_URL: required in production; sessions in memory do not outlive the process',
  !SESSION_SECRETS && 'SESSION_SECRETS: required in production; it has no default',
  !SESSION_KEYS && 'SESSION_KEYS: required in production; it has no default',
  !SEARCH_APP_ID && 'SEARCH_APP_ID: required in production; it has no default',
  !SEARCH_API_KEY && 'SEARCH_API_KEY: required in production; it has no default',
]

/** Problems between values that are each well-formed. */
export const validateConfig = (variables: ConfigVariables): string[] =>
  [
    ...findSecretProblems(variables),
    ...(variables.DEPLOYMENT === 'production' ? findProductionProblems(variables) : []),
    // express-session silently omits a Secure cookie when it takes the connection for plain HTTP.
    variables.PUBLIC_URL?.startsWith('https:') &&
      variables.TRUSTED_PROXY_HOPS === 0 &&
      'TRUSTED_PROXY_HOPS: an https PUBLIC_URL means that a proxy ends TLS in front; say how many there are',
    variables.METRICS_PORT === variables.PORT &&
      variables.PORT !== 0 &&
      'METRICS_PORT: is PORT, where shoppers would read the metrics',
    variables.HEADERS_TIMEOUT_MS > variables.REQUEST_TIMEOUT_MS && 'HEADERS_TIMEOUT_MS: longer than REQUEST_TIMEOUT_MS',
    variables.REDIS_CA_FILE &&
      !variables.REDIS_URL?.startsWith('rediss:') &&
      'REDIS_CA_FILE: means a rediss:// REDIS_URL',
    variables.SESSION_IDLE_DAYS > variables.SESSION_ABSOLUTE_DAYS &&
      'SESSION_IDLE_DAYS: longer than SESSION_ABSOLUTE_DAYS',
  ].filter((problem) => typeof problem === 'string')
