import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import getPort from 'get-port'
import { minimalEnv } from './minimal-env.ts'

export type Replica = {
  url: string
  process: ChildProcess
  /** Returns the log of this replica so far. */
  log(): string
  stop(): Promise<void>
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  )

/**
 * Starts the shipped storefront in a separate process, and waits until it is ready. Unless `env` sets them, uses a free
 * port and its own URL.
 */
export const startReplica = async (env: Record<string, string>): Promise<Replica> => {
  const { HOST = '127.0.0.1', PORT = String(await getPort()) } = env
  const url = `http://${HOST}:${PORT}`
  const shop = spawn(process.execPath, ['server/main.ts'], {
    env: { ...minimalEnv, HOST, PORT, PUBLIC_URL: url, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  for (const stream of [shop.stdout, shop.stderr]) stream.on('data', (chunk: Buffer) => void (log += chunk))
  while (!(await isReady(url))) {
    if (shop.exitCode !== null) throw new Error(`The storefront exited:\n${log}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    url,
    process: shop,
    log: () => log,
    async stop() {
      if (shop.exitCode !== null || shop.signalCode !== null) return
      shop.kill('SIGKILL')
      await once(shop, 'exit')
    },
  }
}

/** Starts storefronts that share the Redis, the API and the secrets of `env`. */
export const startReplicas = (count: number, env: Record<string, string>): Promise<Replica[]> =>
  Promise.all(Array.from({ length: count }, () => startReplica(env)))
