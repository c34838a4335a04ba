import type { Config } from '../config/config.ts'
import type { SecretKind } from '../session/vault/secret.ts'

type ProcessSecret = { value: string | Buffer; kind: SecretKind }

/** The secrets of the configuration, which no response may contain. */
export const listProcessSecrets = ({
  sessionSecrets,
  sessionKeys,
  search,
  redisUrl,
}: Pick<Config, 'sessionSecrets' | 'sessionKeys' | 'search' | 'redisUrl'>): ProcessSecret[] => {
  const password = redisUrl === undefined ? '' : decodeURIComponent(new URL(redisUrl).password)
  return [
    ...sessionSecrets.map((value): ProcessSecret => ({ value, kind: 'cookie secret' })),
    ...sessionKeys.flatMap((key): ProcessSecret[] =>
      [key, key.toString('base64')].map((value) => ({ value, kind: 'session key' })),
    ),
    { value: search.apiKey, kind: 'search key' },
    { value: password, kind: 'Redis password' },
  ]
}
