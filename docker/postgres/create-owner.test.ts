import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startReferenceApi } from '#reference-api/start.ts'
import { createFixtureContent } from '#reference-api/testing/fixture-content.ts'
import { startPostgres, type TestPostgres } from '#reference-api/testing/start-postgres.ts'
import { findPostgres } from '#scripts/programs/find-postgres.ts'

const folder = mkdtempSync(join(tmpdir(), 'create-owner-'))
let postgres: TestPostgres

const buildUrl = (user: string, database: string) =>
  postgres.url.replace('shop@', `${user}@`).replace(/postgres$/, database)

const query = async (user: string, database: string, statement: string) => {
  const client = new pg.Client({ connectionString: buildUrl(user, database) })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

beforeAll(async () => {
  postgres = await startPostgres()
  await query('shop', 'postgres', "create role postgres superuser login password 'the same at first'")
  const password = join(folder, 'password')
  writeFileSync(password, "made'of anything")
  const script = readFileSync(join(import.meta.dirname, 'create-owner.sh'), 'utf8').replaceAll(
    '/secrets/password',
    password,
  )
  const { port } = new URL(postgres.url)
  const PATH = [dirname(findPostgres()!), process.env.PATH].join(delimiter)
  execFileSync('sh', ['-e', '-c', script], {
    env: { PATH, PGHOST: '127.0.0.1', PGPORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
})
afterAll(async () => {
  await postgres.close()
  rmSync(folder, { recursive: true })
})

describe('the database that create-owner.sh creates', () => {
  it('belongs to a user without other privileges, the only one who can sign in', async () => {
    const [owner] = await query(
      'shop',
      'postgres',
      "select rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls, rolpassword like 'SCRAM-SHA-256$%' as has_password from pg_authid where rolname = 'stagedoor'",
    )
    expect(owner).toEqual({
      rolsuper: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolreplication: false,
      rolbypassrls: false,
      has_password: true,
    })
    expect(await query('shop', 'postgres', "select rolpassword from pg_authid where rolname = 'postgres'")).toEqual([
      { rolpassword: null },
    ])
    await expect(query('stagedoor', 'stagedoor', "copy (select 1) to program 'true'")).rejects.toThrow(
      'must be superuser',
    )
    await expect(query('stagedoor', 'stagedoor', 'create role another')).rejects.toThrow(
      'permission denied to create role',
    )
    await expect(query('stagedoor', 'postgres', 'select 1')).rejects.toThrow('permission denied for database')
  })

  it('lets the API migrate and fill it at the first start, and start again later', async () => {
    for (const _start of ['first', 'later']) {
      const api = await startReferenceApi({
        databaseUrl: buildUrl('stagedoor', 'stagedoor'),
        content: createFixtureContent(),
        port: 0,
        jwtKey: 'a key for a database that is new',
      })
      expect((await fetch(`${api.url}/readyz`)).status).toBe(200)
      await api.close()
    }
  })
})
