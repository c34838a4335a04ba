import { createHash } from 'node:crypto'
import { chmodSync, chownSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { formatEnvLines } from './env-file.ts'
import type { Secrets } from './secret-rules.ts'
import { writeSecretFile } from './write-secret-file.ts'

/**
 * Users of the images: `node` of ours, `redis` and `postgres` of theirs; the proxy runs as the first by
 * docker-compose.yml.
 */
const userIds = { node: 1000, redis: 999, postgres: 999 }

/**
 * Nobody can be the user `default`, and it may do everything: as that user Redis reads its own append-only file, and
 * older versions refuse themselves the transactions in there (redis/redis#14541), which every script of the shop is.
 */
const aclTemplate = readFileSync(join(import.meta.dirname, 'redis-users.acl'), 'utf8')

/** The file of users of Redis, which knows the password by its digest alone. */
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
      'OPERATOR_KEY',
      'PAYMENT_WEBHOOK_SECRET',
      'SMTP_URL',
    ]),
  })

/** What each service may know, as files of the folder that it finds at /secrets. */
export const listServiceFiles = (secrets: Secrets) => [
  { folder: 'storefront', name: 'storefront.env', content: renderStorefrontFile(secrets), owner: userIds.node },
  { folder: 'reference-api', name: 'reference-api.env', content: renderReferenceApiFile(secrets), owner: userIds.node },
  { folder: 'redis', name: 'users.acl', content: renderRedisUsers(secrets), owner: userIds.redis },
  { folder: 'postgres', name: 'password', content: secrets.POSTGRES_PASSWORD ?? '', owner: userIds.postgres },
]

/**
 * No secret, but something only root can do: the proxy is not root, and makes its own keys in this folder, which an
 * engine may have copied from the image.
 */
const setProxyFolderOwner = (folder: string) => {
  mkdirSync(folder, { recursive: true })
  if (statSync(folder).uid === userIds.node) return
  chmodSync(folder, 0o700)
  chownSync(folder, userIds.node, userIds.node)
}

/** Writes these files anew below `root`. `owners: false` leaves them to whoever runs this. */
export const distributeSecrets = (root: string, secrets: Secrets, { owners = true } = {}): void => {
  for (const { folder, name, content, owner } of listServiceFiles(secrets)) {
    mkdirSync(join(root, folder), { recursive: true })
    writeSecretFile(join(root, folder, name), content, owners ? owner : undefined)
  }
  if (owners) setProxyFolderOwner(join(root, 'proxy', 'caddy'))
}
