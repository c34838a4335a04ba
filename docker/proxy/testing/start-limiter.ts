import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { findProgram } from '#scripts/programs/find-program.ts'

const canConnect = (host: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(8080, host, () => resolve(Boolean(socket.end())))
    socket.on('error', () => resolve(false))
  })

/** Starts HAProxy with the shipped configuration, at port 8080 of this address. */
export const startLimiter = async (host: string, env: Record<string, string> = {}) => {
  const program = findProgram(['haproxy'])
  if (!program) throw new Error('These tests need haproxy on PATH: apt-get install haproxy')
  const haproxy = spawn(program, ['-db', '-f', join(import.meta.dirname, '..', 'haproxy.cfg')], {
    env: { LIMITER_ADDRESS: `${host}:8080`, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let log = ''
  haproxy.stderr.on('data', (chunk: Buffer) => void (log += chunk))
  while (!(await canConnect(host))) {
    if (haproxy.exitCode !== null) throw new Error(`HAProxy did not start. Its log:\n${log}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return {
    async close() {
      haproxy.kill('SIGTERM')
      if (haproxy.exitCode === null) await once(haproxy, 'exit')
    },
  }
}
