import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import type { LookupFunction } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { connect } from 'node:tls'
import { Agent, fetch as fetchBy } from 'undici'
import { findProgram } from '#scripts/programs/find-program.ts'
import { hasBodyRetryBug, listVersionVariables } from './caddy-version.ts'

const folder = dirname(import.meta.dirname)

/** The path of Caddy. Throws where it is not installed. */
const findCaddy = (): string => {
  const program = findProgram(['caddy'])
  if (!program) throw new Error('These tests need caddy on PATH: apt-get install caddy')
  return program
}

const readVersion = () => execFileSync(findCaddy(), ['version'], { encoding: 'utf8' })

/** Whether Caddy repeats the body when a replica refuses a request and another gets it. */
export const canRetryBodies = () => !hasBodyRetryBug(readVersion())

/** Resolves every name to this machine. */
const lookup: LookupFunction = (_name, { all }, callback) =>
  all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4)

const isListening = (port: number, servername: string, ca: Buffer) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', servername, ca }, () => resolve(Boolean(socket.end())))
    socket.on('error', () => resolve(false))
  })

/**
 * Starts Caddy with the shipped Caddyfile and a certificate authority of its own. `env` is what the compose file sets.
 */
export const startProxy = async (
  env: Record<'HTTPS_PORT' | 'PUBLIC_URL' | 'PAYMENT_WEBHOOK_ORIGIN', string> & Record<string, string>,
) => {
  const data = await mkdtemp(join(tmpdir(), 'proxy-'))
  const caddy = spawn(findCaddy(), ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
    env: {
      PATH: process.env.PATH,
      HOME: data,
      XDG_DATA_HOME: data,
      XDG_CONFIG_HOME: data,
      PROXY_PAGES: folder,
      ...listVersionVariables(readVersion()),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  for (const stream of [caddy.stdout, caddy.stderr]) stream.on('data', (chunk: Buffer) => void (log += chunk))
  const port = Number(env.HTTPS_PORT)
  const names = [env.PUBLIC_URL, env.PAYMENT_WEBHOOK_ORIGIN].map((url) => new URL(url).hostname)
  const readRootCertificate = () => readFile(join(data, 'caddy/pki/authorities/local/root.crt')).catch(() => null)
  let ca: Buffer | null = null
  const deadline = performance.now() + 30_000
  while (!ca || !(await Promise.all(names.map((name) => isListening(port, name, ca!)))).every(Boolean)) {
    if (caddy.exitCode !== null || performance.now() > deadline) {
      caddy.kill('SIGKILL')
      throw new Error(`Caddy did not start. Its log:\n${log}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
    ca = await readRootCertificate()
  }
  const agents: Agent[] = []
  return {
    /** Where to connect, and the certificate authority to trust. */
    tls: { host: '127.0.0.1', port, ca },
    log: () => log,
    /**
     * `fetch` as of a browser that trusts the certificate authority, from this address of the machine; by HTTP/2 by
     * default.
     */
    createFetch(localAddress = '127.0.0.1', allowH2 = true): typeof fetch {
      const dispatcher = new Agent({ allowH2, localAddress, connect: { ca: ca!, lookup } })
      agents.push(dispatcher)
      return ((url: string, init: object) => fetchBy(url, { ...init, dispatcher })) as unknown as typeof fetch
    },
    async close() {
      await Promise.all(agents.map((agent) => agent.destroy()))
      caddy.kill('SIGTERM')
      if (caddy.exitCode === null) await once(caddy, 'exit')
      await rm(data, { recursive: true, force: true })
    },
  }
}
