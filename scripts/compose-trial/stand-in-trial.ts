import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runBuildah } from '../container-images/buildah.ts'
import { describeMissingPrograms } from '../container-images/describe-missing-programs.ts'

/** The Debian package of each program that the stand-in runs. */
const requiredPrograms = {
  buildah: 'buildah',
  crun: 'crun',
  unshare: 'util-linux',
  nsenter: 'util-linux',
  tini: 'tini',
  ip: 'iproute2',
  certutil: 'libnss3-tools',
}

/** Removes the control groups of processes that ended without removing them. */
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
 * The trial without a container engine: runs docker-compose.yml with the images of `npm run containers:build`, in new
 * Linux namespaces. Waits until the namespaces end, which ends every process inside, then removes what is left.
 * Resolves to the exit code.
 */
export const runStandInTrial = async ({
  engineDescription,
  keep,
}: {
  engineDescription: string
  keep: boolean
}): Promise<number> => {
  const missing = describeMissingPrograms('The stand-in', requiredPrograms)
  if (missing) {
    console.error(missing)
    return 1
  }
  const folder = mkdtempSync(join(tmpdir(), 'stagedoor-trial-'))
  const id = `stagedoor-trial-${process.pid}`

  // The first process inside must reap orphans, because a container has ended only when its processes are reaped. tini
  // does so, Node does not.
  const trialProcess = spawn(
    'unshare',
    [
      ...['--mount', '--pid', '--net', '--ipc', '--uts', '--fork', '--kill-child', '--mount-proc'],
      ...['tini', '--', process.execPath, join(import.meta.dirname, 'run-stand-in.ts')],
    ],
    { stdio: 'inherit', env: { ...process.env, TRIAL_FOLDER: folder, TRIAL_ID: id, TRIAL_ENGINE: engineDescription } },
  )
  // Killing `unshare` ends every process inside. On other signals it would pass them on and keep running.
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
