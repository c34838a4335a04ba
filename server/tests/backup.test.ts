import { execFileSync } from 'node:child_process'
import { createHash, createHmac, pbkdf2Sync } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import getPort from 'get-port'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { renderRedisUsers } from '../../docker/secrets/distribute-secrets.ts'
import { createFixtureContent } from '#reference-api/testing/fixture-content.ts'
import { startPostgres, type TestPostgres } from '#reference-api/testing/start-postgres.ts'
import { startReferenceApi, type RunningApi } from '#reference-api/start.ts'
import { findPostgres } from '#scripts/programs/find-postgres.ts'
import { createTestOrder } from '../testing/create-test-order.ts'
import { createCustomer } from '../testing/customer.ts'
import type { ShopperBrowser } from '../testing/shopper-browser.ts'
import { startBff, type TestBff } from '../testing/start-bff.ts'
import { startRedis, type TestRedis } from '../testing/start-redis.ts'

vi.setConfig({ testTimeout: 60_000 })

const section = /^## Back up and restore\n([^]*?)^## /m.exec(readFileSync('docs/runbook.md', 'utf8'))![1]!
const extractCommands = (block: number) => [...section.matchAll(/^```sh\n([^]*?)^```/gm)][block]![1]!.trim().split('\n')
const [backUp, restore, setPasswordCommands] = [0, 1, 2].map(extractCommands)

/**
 * A folder with the volumes of the compose file under the same paths as in the services. Backups are made beside them.
 */
const folder = mkdtempSync(join(tmpdir(), 'backup-'))
const secretsFile = join(folder, 'persisted/secrets')
const backups = join(folder, 'backups')
const users = join(folder, 'users.acl')
let postgres: TestPostgres
let databaseUrl: string
let redis: TestRedis
let api: RunningApi
let apiPort: number
let bff: TestBff

const startApi = async () => {
  api = await startReferenceApi({
    databaseUrl,
    content: createFixtureContent(),
    port: apiPort,
    jwtKey: 'a key that outlives its database',
  })
}

/** Runs statements and resolves to the rows of the last one. */
const sql = async (url: string, ...statements: string[]) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const rows: unknown[] = []
  for (const statement of statements) rows.splice(0, Infinity, ...(await client.query(statement)).rows)
  await client.end()
  return rows
}

beforeAll(async () => {
  for (const volume of ['data', 'persisted', 'secrets', 'backups']) mkdirSync(join(folder, volume))
  writeFileSync(secretsFile, 'SESSION_KEYS=key\n# complete\n')
  writeFileSync(users, renderRedisUsers({ REDIS_PASSWORD: 'the password of Redis' }))
  writeFileSync(join(folder, 'secrets/password'), 'a password of the secrets')
  ;[postgres, redis, apiPort] = await Promise.all([
    startPostgres(),
    startRedis('--appendonly', 'yes', '--dir', join(folder, 'data'), '--aclfile', users),
    getPort(),
  ])
  // The image creates these roles and this database.
  await sql(
    postgres.url,
    'create role postgres superuser login',
    'create role stagedoor login',
    'create database stagedoor owner stagedoor',
  )
  databaseUrl = postgres.url.replace('shop@', 'stagedoor@').replace(/postgres$/, 'stagedoor')
  await startApi()
  bff = await startBff({
    env: {
      REDIS_URL: redis.url.replace('//', '//storefront:the%20password%20of%20Redis@'),
      REDIS_TIMEOUT_MS: '5000',
      COMMERCE_API_URL: api.url,
    },
  })
})
afterAll(async () => {
  await bff.close()
  await api.close()
  await Promise.all([redis.close(), postgres.close()])
  rmSync(folder, { recursive: true })
})

/** Runs a command that Compose would run inside a service, with the folder of this test instead of the volumes. */
const runInside = (line: string) => {
  const here = line
    .replace(
      /docker compose (?:exec -T|run --rm --no-deps -T --entrypoint (\S+)) (?:postgres|redis|secrets)(?= )/,
      (_command, entrypoint: string | undefined) => entrypoint ?? '',
    )
    .replaceAll(/(?<!\w)\/(?=(data|persisted|secrets)\b)/g, `${folder}/`)
  expect(here).not.toContain('docker')
  const { port } = new URL(postgres.url)
  const path = [process.env.PATH, dirname(findPostgres()!)].join(delimiter)
  execFileSync('sh', ['-c', here], {
    cwd: backups,
    env: { PATH: path, PGHOST: '127.0.0.1', PGPORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

const runRestore = async () => {
  for (const line of restore!) {
    if (line === 'docker compose down') await Promise.all([api.close(), redis.kill()])
    else if (line === 'docker compose up -d --wait') await Promise.all([startApi(), redis.restart()])
    else if (line !== 'docker compose up -d --wait postgres') runInside(line)
  }
  await vi.waitFor(() => bff.storage.ping(), { timeout: 10_000, interval: 50 })
}

const put = (browser: ShopperBrowser, quantity: number) =>
  browser.post('/bff/basket/lines', { items: [{ sku: 'EV-open-night-standing', quantity }] })
const countTickets = async (browser: ShopperBrowser) => (await browser.get('/bff/basket')).body.count as number
const countOrders = async (browser: ShopperBrowser) => (await browser.get('/bff/orders')).body.total as number

it('the commands of docs/runbook.md restore sessions, baskets, orders and the keys to read them', async () => {
  const { browser: customer, form } = await createCustomer(bff)
  const guest = bff.browser()
  const { id: userId } = await api.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', form.email)
    .executeTakeFirstOrThrow()
  await createTestOrder(api, { userId })
  await Promise.all([put(customer, 2), put(guest, 1)])
  for (const line of backUp!) runInside(line)

  rmSync(secretsFile)
  await Promise.all([put(customer, 3), put(guest, 3), createTestOrder(api, { userId })])
  expect({
    customerTickets: await countTickets(customer),
    guestTickets: await countTickets(guest),
    customerOrders: await countOrders(customer),
  }).toEqual({ customerTickets: 5, guestTickets: 4, customerOrders: 2 })
  const [sameCustomer, sameGuest] = [customer.copy(), guest.copy()]
  expect(await bff.storage.endAllSessions()).toBe(2)
  expect({ customerTickets: await countTickets(customer), guestTickets: await countTickets(guest) }).toEqual({
    customerTickets: 0,
    guestTickets: 0,
  })
  await runRestore()

  expect({
    customerTickets: await countTickets(sameCustomer),
    guestTickets: await countTickets(sameGuest),
    customerOrders: await countOrders(sameCustomer),
  }).toEqual({ customerTickets: 2, guestTickets: 1, customerOrders: 1 })
  expect(readFileSync(secretsFile, 'utf8')).toBe('SESSION_KEYS=key\n# complete\n')
  expect((await put(sameGuest, 1)).body.count).toBe(2)
})

/** The value that PostgreSQL derives from a password and stores (RFC 5802). */
const deriveStoredKey = (secret: string, salt: string, rounds: number) => {
  const salted = pbkdf2Sync(secret, Buffer.from(salt, 'base64'), rounds, 32, 'sha256')
  return createHash('sha256').update(createHmac('sha256', salted).update('Client Key').digest()).digest('base64')
}

it('the run book’s psql command sets PostgreSQL’s password to the new secret', async () => {
  runInside(setPasswordCommands![0]!)
  const [role] = await sql(postgres.url, "select rolpassword as hash from pg_authid where rolname = 'stagedoor'")
  const [, rounds, salt, storedKey] = /^SCRAM-SHA-256\$(\d+):([^$]+)\$([^:]+):/.exec((role as { hash: string }).hash)!
  expect(storedKey).toBe(deriveStoredKey('a password of the secrets', salt!, Number(rounds)))
})
