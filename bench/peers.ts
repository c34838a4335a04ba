import { join } from 'node:path'
import type { Case } from './measure.ts'
import type { Stand } from './stand.ts'

const next = 'next/.next/standalone/next'

/** What the peers' folder holds, built with its own `build.mjs`. */
const peers = [
  { name: 'React Router', cwd: 'react-router', file: 'server.mjs', path: '/whats-on' },
  { name: 'Next, rendered each time', cwd: next, file: 'server.js', path: '/whats-on' },
  { name: 'Next, cached (ISR)', cwd: next, file: 'server.js', path: '/whats-on-cached' },
]

/** Starts other stacks' servers of a like page, and the stub they ask. `folder` is where they are. */
export const startPeers = async (stand: Stand, folder: string): Promise<Case[]> => {
  const stub = await stand.startProgram({
    name: 'peer-stub',
    cwd: join(folder, 'upstream'),
    file: join(folder, 'upstream/server.mjs'),
    path: '/stats',
    on: 'load',
    env: {},
  })
  const cases: Case[] = []
  for (const { name, cwd, file, path } of peers) {
    const server = await stand.startProgram({
      name: `peer-${cases.length}`,
      cwd: join(folder, cwd),
      file: join(folder, cwd, file),
      path,
      on: 'server',
      env: { HOSTNAME: '127.0.0.1', UPSTREAM: stub.url, NEXT_TELEMETRY_DISABLED: '1' },
    })
    cases.push({ name, url: server.url + path, pid: server.pid })
  }
  return cases
}
