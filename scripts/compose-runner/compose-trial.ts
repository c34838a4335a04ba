import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findCompose } from '#scripts/compose/docker-compose.ts'
import { findProgram } from '#scripts/test-runner/find-program.ts'
import { runBuildah } from '../containers/buildah.ts'

/**
 * `npm run compose:trial`: the whole of docker-compose.yml on images that were really built, without a container
 * engine, and a shopper in a real browser. Everything runs in namespaces of its own, which take what is in them along
 * when they end; this part makes them, and clears up.
 */
const requiredPrograms: Record<string, string> = {
  buildah: 'buildah',
  crun: 'crun',
  unshare: 'util-linux',
  nsenter: 'util-linux',
  tini: 'tini',
  ip: 'iproute2',
  certutil: 'libnss3-tools',
}
const missing = Object.entries(requiredPrograms).flatMap(([program, from]) =>
  findProgram([program]) ? [] : [`${program} (${from})`],
)
if (!findCompose()) missing.push('docker compose (version 2)')
if (process.platform !== 'linux' || process.getuid?.() !== 0 || missing.length > 0) {
  console.error(`This needs Linux, root, and ${missing.length > 0 ? missing.join(', ') : 'nothing else'}.`)
  process.exit(1)
}

const folder = mkdtempSync(join(tmpdir(), 'stagedoor-trial-'))
const id = `stagedoor-trial-${process.pid}`

// Somebody has to take leave of processes whose parents are gone: a container does not end before, and the first
// process here would be Node.
const trialProcess = spawn(
  'unshare',
  [
    '--mount',
    '--pid',
    '--net',
    '--ipc',
    '--uts',
    '--fork',
    '--kill-child',
    '--mount-proc',
    'tini',
    '--',
    process.execPath,
    join(import.meta.dirname, 'run-trial.ts'),
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit', env: { ...process.env, TRIAL_FOLDER: folder, TRIAL_ID: id } },
)
// unshare leaves other signals to what it has started; with it, everything inside ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => trialProcess.kill('SIGKILL'))

/** Groups of processes that ended without taking theirs along. */
const removeCgroups = () => {
  for (const controller of readdirSync('/sys/fs/cgroup')) {
    const group = join('/sys/fs/cgroup', controller, id)
    if (!existsSync(group)) continue
    for (const entry of readdirSync(group, { withFileTypes: true }))
      if (entry.isDirectory()) rmdirSync(join(group, entry.name))
    rmdirSync(group)
  }
}

const [code] = await once(trialProcess, 'exit')
removeCgroups()
const containers = runBuildah(['containers', '--format', '{{.ContainerName}}'])
  .split('\n')
  .filter((name) => name.startsWith(id))
if (containers.length > 0) runBuildah(['rm', ...containers])
if (process.argv.includes('--keep')) console.log(`Logs and volumes are in ${folder}`)
else rmSync(folder, { recursive: true, force: true })
process.exit(Number(code ?? 1))
