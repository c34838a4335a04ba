import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import getPort from 'get-port'
import pg from 'pg'
import { findPostgres } from '#scripts/programs/find-postgres.ts'

export type TestPostgres = { url: string; close(): Promise<void> }

/** PostgreSQL refuses to run as root, the user of tests in a container. Then the package's own user runs it. */
const getServerUser = () => {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

const isReachable = async (url: string) => {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * Starts a PostgreSQL on a free port, in a temporary folder. Tests need no data on disk; with `writesToDisk` a
 * transaction ends as in production.
 */
export const startPostgres = async ({ writesToDisk = false } = {}): Promise<TestPostgres> => {
  const postgres = findPostgres()
  if (!postgres) throw new Error('These tests need a PostgreSQL server (apt-get install postgresql)')
  const user = getServerUser()
  const folder = mkdtempSync(join(tmpdir(), 'stagedoor-postgres-'))
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  execFileSync(
    join(dirname(postgres), 'initdb'),
    ['-D', data, '-U', 'shop', '--auth=trust', '--no-sync', '--locale=C.UTF-8', '--encoding=UTF8'],
    { ...user, cwd: folder, stdio: 'pipe' },
  )

  const port = await getPort()
  const args = [
    '-D',
    data,
    '-p',
    String(port),
    '-h',
    '127.0.0.1',
    '-k',
    folder,
    ...(writesToDisk ? [] : ['-F', '-N', '300']),
  ]
  const server = spawn(postgres, args, {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  })
  const url = `postgres://shop@127.0.0.1:${port}/postgres`
  for (let tries = 0; !(await isReachable(url)); tries += 1) {
    if (tries > 100 || server.exitCode !== null) throw new Error('PostgreSQL did not start')
    await wait(100)
  }
  return {
    url,
    close: async () => {
      const exited = once(server, 'exit')
      server.kill('SIGINT')
      await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}
