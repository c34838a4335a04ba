import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import getPort from 'get-port'
import { Redis } from 'ioredis'

export type TestRedis = {
  url: string
  /** A plain client with which tests inspect the stored data. */
  client: Redis
  pause(): void
  resume(): void
  /** Kills the server. Its data is lost. */
  kill(): Promise<void>
  /** Starts the server again on the same port, without data. */
  restart(): Promise<void>
  close(): Promise<void>
}

const ready = (server: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', (cause) =>
      reject(new Error('These tests need redis-server on PATH (apt-get install redis-server)', { cause })),
    )
    server.once('exit', (code) => reject(new Error(`redis-server stopped with ${code}`)))
    server.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.includes('Ready to accept connections')) resolve()
    })
  })

const launch = async (port: number, settings: readonly string[]) => {
  const server = spawn('redis-server', [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--dir',
    tmpdir(),
    '--save',
    '',
    '--appendonly',
    'no',
    ...settings,
  ])
  await ready(server)
  return server
}

/** Starts a real Redis for a test, on a free port and without persistence. */
export const startRedis = async (...settings: string[]): Promise<TestRedis> => {
  const port = await getPort()
  let server = await launch(port, settings)
  const url = `redis://127.0.0.1:${port}`
  const client = new Redis(url)
  client.on('error', () => {})

  const kill = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const gone = once(server, 'exit')
    server.kill('SIGKILL')
    await gone
  }
  return {
    url,
    client,
    pause: () => server.kill('SIGSTOP'),
    resume: () => server.kill('SIGCONT'),
    kill,
    async restart() {
      server = await launch(port, settings)
    },
    async close() {
      client.disconnect()
      await kill()
    },
  }
}
