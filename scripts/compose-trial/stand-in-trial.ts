import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from '#scripts/test-runner/find-program.ts'
import { runBuildah } from '../container-images/buildah.ts'

const requiredPrograms: Record<string, string> = {
  buildah: 'buildah',
  crun: 'crun',
  unshare: 'util-linux',
  nsenter: 'util-linux',
  tini: 'tini',
  ip: 'iproute2',
  certutil: 'libnss3-tools',
}

/** What this machine lacks for the stand-in; undefined when it lacks nothing. */
const findMissing = () => {
  const missing = Object.entries(requiredPrograms).flatMap(([program, from]) =>
    findProgram([program]) ? [] : [`${program} (${from})`],
  )
  if (process.platform === 'linux' && process.getuid?.() === 0 && missing.length === 0) return undefined
  return `The stand-in needs ${['Linux', 'root', ...missing].join(', ')}.`
}

/** Removes control groups of processes that ended without removing them. */
const removeCgroups = (id: string) => {
  for (const controller of readdirSync('/sys/fs/cgroup')) {
    const group = join('/sys/fs/cgroup', controller, id)
    if (!existsSync(group)) continue
    for (const entry of readdirSync(group, { withFileTypes: true }))
      if (entry.isDirectory()) rmdirSync(join(group, entry.name))
    rmdirSync(group)
  }
}

/**
 * The trial without a container engine: docker-compose.yml on images that `npm run containers:build` made. It runs in
 * Linux namespaces of its own. This function creates them and waits: when they end, every process inside ends. Then it
 * removes what is left. Resolves to the exit code.
 */
export const runStandInTrial = async ({
  engineDescription,
  keep,
}: {
  engineDescription: string
  keep: boolean
}): Promise<number> => {
  const missing = findMissing()
  if (missing) {
    console.error(missing)
    return 1
  }
  const folder = mkdtempSync(join(tmpdir(), 'stagedoor-trial-'))
  const id = `stagedoor-trial-${process.pid}`

  // tini is the first process inside and reaps orphans: a container ends only when they are reaped. Node reaps none.
  const trialProcess = spawn(
    'unshare',
    [
      ...['--mount', '--pid', '--net', '--ipc', '--uts', '--fork', '--kill-child', '--mount-proc'],
      ...['tini', '--', process.execPath, join(import.meta.dirname, 'run-stand-in.ts')],
    ],
    { stdio: 'inherit', env: { ...process.env, TRIAL_FOLDER: folder, TRIAL_ID: id, TRIAL_ENGINE: engineDescription } },
  )
  // With `unshare` every process inside ends. It would pass other signals on and not end itself.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => trialProcess.kill('SIGKILL'))

  const [code] = await once(trialProcess, 'exit')
  removeCgroups(id)
  const containers = runBuildah(['containers', '--format', '{{.ContainerName}}'])
    .split('\n')
    .filter((name) => name.startsWith(id))
  if (containers.length > 0) runBuildah(['rm', ...containers])
  if (keep) console.log(`Logs and volumes are in ${folder}`)
  else rmSync(folder, { recursive: true, force: true })
  return Number(code ?? 1)
}
