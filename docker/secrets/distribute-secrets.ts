import { createHash } from 'node:crypto'
import { chmodSync, chownSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { formatEnvLines } from './env-file.ts'
import type { Secrets } from './secret-rules.ts'
import { writeSecretFile } from './write-secret-file.ts'

/**
 * User ids of the images: `node` in the shop's images, `redis` and `postgres` in the official ones. docker-compose.yml
 * runs the proxy as `node`.
 */
const userIds = { node: 1000, redis: 999, postgres: 999 }

/**
 * The template leaves the user `default` all permissions but no password, so that no client can sign in as that user.
 * Redis reads its append-only file as `default`, and older versions refuse that user the transactions of the shop's
 * scripts (redis/redis#14541).
 */
const aclTemplate = readFileSync(join(import.meta.dirname, 'redis-users.acl'), 'utf8')

/** The user file of Redis. It holds the SHA-256 digest of the password only. */
export const renderRedisUsers = ({ REDIS_PASSWORD = '' }: Secrets): string =>
  aclTemplate.replace('>REDIS_PASSWORD', `#${createHash('sha256').update(REDIS_PASSWORD).digest('hex')}`)

const pickSecrets = (secrets: Secrets, names: readonly string[]): Secrets =>
  Object.fromEntries(names.flatMap((name) => (secrets[name] === undefined ? [] : [[name, secrets[name]]])))

const renderStorefrontFile = (secrets: Secrets) =>
  formatEnvLines({
    REDIS_URL: `redis://storefront:${secrets.REDIS_PASSWORD}@redis:6379/0`,
    ...pickSecrets(secrets, ['SESSION_SECRETS', 'SESSION_KEYS', 'SEARCH_API_KEY']),
  })

const renderReferenceApiFile = (secrets: Secrets) =>
  formatEnvLines({
    DATABASE_URL: `postgres://stagedoor:${secrets.POSTGRES_PASSWORD}@postgres:5432/stagedoor`,
    SMTP_URL: 'smtp://mailpit:1025',
    ...pickSecrets(secrets, [
      'REFERENCE_API_JWT_KEY',
      'REFERENCE_API_PREVIOUS_JWT_KEYS',
      'SEARCH_API_KEY',
      'OPERATOR_ADMIN_KEY',
      'PAYMENT_WEBHOOK_SECRET',
      'SMTP_URL',
    ]),
  })

/** The files of each service, below the folder that the service finds at /secrets. */
export const listServiceFiles = (secrets: Secrets) => [
  { folder: 'storefront', name: 'storefront.env', content: renderStorefrontFile(secrets), owner: userIds.node },
  { folder: 'reference-api', name: 'reference-api.env', content: renderReferenceApiFile(secrets), owner: userIds.node },
  { folder: 'redis', name: 'users.acl', content: renderRedisUsers(secrets), owner: userIds.redis },
  { folder: 'postgres', name: 'password', content: secrets.POSTGRES_PASSWORD ?? '', owner: userIds.postgres },
]

/**
 * Gives the proxy ownership of its folder, where it writes its own keys. The init step does so as root, because the
 * proxy is not root. A container engine may have copied the folder from the image, with another owner.
 */
const setProxyFolderOwner = (folder: string) => {
  mkdirSync(folder, { recursive: true })
  if (statSync(folder).uid === userIds.node) return
  chmodSync(folder, 0o700)
  chownSync(folder, userIds.node, userIds.node)
}

/** Writes the files of all services anew below `root`. With `owners: false` it leaves their owner unchanged. */
export const distributeSecrets = (root: string, secrets: Secrets, { owners = true } = {}): void => {
  for (const { folder, name, content, owner } of listServiceFiles(secrets)) {
    mkdirSync(join(root, folder), { recursive: true })
    writeSecretFile(join(root, folder, name), content, owners ? owner : undefined)
  }
  if (owners) setProxyFolderOwner(join(root, 'proxy', 'caddy'))
}
