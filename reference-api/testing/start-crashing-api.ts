import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import getPort from 'get-port'
import pg from 'pg'
import { createSendRequest } from './api-under-test.ts'
import { createCheckout } from './checkout.ts'
import { createSeededDatabase } from './test-database.ts'

const program = join(import.meta.dirname, 'crashing-api.ts')

/** Starts the API as a process that a test can kill and start again, on a PostgreSQL that outlives it. */
export const startCrashingApi = async (mailFolder: string) => {
  const database = await createSeededDatabase()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const port = await getPort()
  let api: ChildProcess

  /** Emails go to the server at `smtpUrl` if given, otherwise to the folder. */
  const start = async (smtpUrl?: string) => {
    api = fork(program, [database.url, String(port), mailFolder, ...(smtpUrl ? [smtpUrl] : [])], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    await once(api, 'message')
  }
  /** Resolves to the signal that ends the process. */
  const waitForExit = async (): Promise<unknown> => (await once(api, 'exit'))[1]
  const kill = async () => {
    if (api.exitCode !== null || api.signalCode !== null) return
    const exited = waitForExit()
    api.kill('SIGKILL')
    await exited
  }

  await start()
  const sendRequest = createSendRequest(() => `http://127.0.0.1:${port}`)
  return {
    start,
    kill,
    waitForExit,
    /** Lets the process kill itself at a step such as `after create`. Resolves like `waitForExit`. */
    killAt: (step: string) => {
      const exited = waitForExit()
      api.send(step)
      return exited
    },
    sendRequest,
    checkout: createCheckout({
      sendRequest,
      createGuest: async () => (await sendRequest('POST', '/auth')).body,
    }),
    databaseUrl: database.url,
    queryRows: async (sql: string, ...values: string[]) => (await client.query(sql, values)).rows,
    close: async () => {
      await kill()
      await client.end()
      await database.close()
    },
  }
}
