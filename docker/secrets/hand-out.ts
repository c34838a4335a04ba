import { createHash } from 'node:crypto'
import { chmodSync, chownSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { writeLines } from './env-file.ts'
import type { Secrets } from './rules.ts'
import { writeSecretFile } from './write-file.ts'

/**
 * Users of the images: `node` of ours, `redis` and `postgres` of theirs; the proxy runs as the first by
 * docker-compose.yml.
 */
const users = { node: 1000, redis: 999, postgres: 999 }

/**
 * Nobody can be the user `default`, and it may do everything: as that user Redis reads its own append-only file, and
 * older versions refuse themselves the transactions in there (redis/redis#14541), which every script of the shop is.
 */
const aclTemplate = readFileSync(join(import.meta.dirname, 'redis-users.acl'), 'utf8')

/** The file of users of Redis, which knows the password by its digest alone. */
export const redisUsers = ({ REDIS_PASSWORD = '' }: Secrets): string =>
  aclTemplate.replace('>REDIS_PASSWORD', `#${createHash('sha256').update(REDIS_PASSWORD).digest('hex')}`)

const pick = (secrets: Secrets, names: readonly string[]): Secrets =>
  Object.fromEntries(names.flatMap((name) => (secrets[name] === undefined ? [] : [[name, secrets[name]]])))

const storefrontFile = (secrets: Secrets) =>
  writeLines({
    REDIS_URL: `redis://storefront:${secrets.REDIS_PASSWORD}@redis:6379/0`,
    ...pick(secrets, ['SESSION_SECRETS', 'SESSION_KEYS', 'SEARCH_API_KEY']),
  })

const referenceApiFile = (secrets: Secrets) =>
  writeLines({
    DATABASE_URL: `postgres://stagedoor:${secrets.POSTGRES_PASSWORD}@postgres:5432/stagedoor`,
    SMTP_URL: 'smtp://mailpit:1025',
    ...pick(secrets, [
      'REFERENCE_API_JWT_KEY',
      'REFERENCE_API_FORMER_KEYS',
      'SEARCH_API_KEY',
      'OPERATOR_KEY',
      'PAYMENT_WEBHOOK_SECRET',
      'SMTP_URL',
    ]),
  })

/** What each service may know, as files of the folder that it finds at /secrets. */
export const filesOf = (secrets: Secrets) => [
  { folder: 'storefront', name: 'storefront.env', content: storefrontFile(secrets), owner: users.node },
  { folder: 'reference-api', name: 'reference-api.env', content: referenceApiFile(secrets), owner: users.node },
  { folder: 'redis', name: 'users.acl', content: redisUsers(secrets), owner: users.redis },
  { folder: 'postgres', name: 'password', content: secrets.POSTGRES_PASSWORD ?? '', owner: users.postgres },
]

/**
 * No secret, but something only root can do: the proxy is not root, and makes its own keys in this folder, which an
 * engine may have copied from the image.
 */
const giveToProxy = (folder: string) => {
  mkdirSync(folder, { recursive: true })
  if (statSync(folder).uid === users.node) return
  chmodSync(folder, 0o700)
  chownSync(folder, users.node, users.node)
}

/** Writes these files anew below `root`. `owners: false` leaves them to whoever runs this. */
export const handOut = (root: string, secrets: Secrets, { owners = true } = {}): void => {
  for (const { folder, name, content, owner } of filesOf(secrets)) {
    mkdirSync(join(root, folder), { recursive: true })
    writeSecretFile(join(root, folder, name), content, owners ? owner : undefined)
  }
  if (owners) giveToProxy(join(root, 'proxy', 'caddy'))
}
