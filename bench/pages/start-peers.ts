import { join } from 'node:path'
import type { BenchCase } from '../measure-cases.ts'
import type { Environment } from '../environment.ts'

const nextFolder = 'next/.next/standalone/next'

/** The servers in the peers' folder; `build.mjs` in that folder builds them. */
const peers = [
  { name: 'React Router', cwd: 'react-router', file: 'server.mjs', path: '/whats-on' },
  { name: 'Next, rendered each time', cwd: nextFolder, file: 'server.js', path: '/whats-on' },
  { name: 'Next, cached (ISR)', cwd: nextFolder, file: 'server.js', path: '/whats-on-cached' },
]

/**
 * Starts servers of other stacks with a similar page, and the stub of their upstream. `folder` contains all of them.
 */
export const startPeers = async (environment: Environment, folder: string): Promise<BenchCase[]> => {
  const stub = await environment.startProgram({
    name: 'peer-stub',
    cwd: join(folder, 'upstream'),
    file: join(folder, 'upstream/server.mjs'),
    path: '/stats',
    cpu: 'load',
    env: {},
  })
  const cases: BenchCase[] = []
  for (const { name, cwd, file, path } of peers) {
    const server = await environment.startProgram({
      name: `peer-${cases.length}`,
      cwd: join(folder, cwd),
      file: join(folder, cwd, file),
      path,
      cpu: 'server',
      env: { HOSTNAME: '127.0.0.1', UPSTREAM: stub.url, NEXT_TELEMETRY_DISABLED: '1' },
    })
    cases.push({ name, url: server.url + path, pid: server.pid })
  }
  return cases
}
