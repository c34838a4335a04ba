import { setTimeout as sleep } from 'node:timers/promises'
import type { DockerCalls } from './docker-calls.ts'

/** The part of a container in the output of `docker inspect` that the trial reads. */
export type DockerContainer = {
  Name: string
  Path: string
  Args: string[]
  State: {
    Status: string
    ExitCode: number
    StartedAt: string
    FinishedAt: string
    Health?: { Status: string; Log: { End: string; ExitCode: number; Output: string }[] }
  }
  Config: { Env: string[]; Image: string; Labels: Record<string, string> }
  Mounts: { Destination: string }[]
  NetworkSettings: { Networks: Record<string, { IPAddress: string }> }
}

export const getContainerName = ({ Name }: Pick<DockerContainer, 'Name'>): string => Name.replace(/^\//, '')
export const getServiceName = ({ Config }: Pick<DockerContainer, 'Config'>): string =>
  Config.Labels['com.docker.compose.service'] ?? ''
export const isRunning = ({ State }: Pick<DockerContainer, 'State'>): boolean => State.Status === 'running'

/** All containers of the project, including those that have ended. */
export const listContainers = async ({ docker, project }: DockerCalls): Promise<DockerContainer[]> => {
  const filter = `label=com.docker.compose.project=${project}`
  const names = (await docker('ps', '--all', '--filter', filter, '--format', '{{.Names}}')).split('\n').filter(Boolean)
  return names.length === 0 ? [] : (JSON.parse(await docker('inspect', ...names)) as DockerContainer[])
}

const isReady = ({ State }: DockerContainer) =>
  State.Health ? State.Health.Status === 'healthy' : State.Status === 'exited' && State.ExitCode === 0

const hasFailed = ({ State }: DockerContainer) =>
  State.Health?.Status === 'unhealthy' || (State.Status === 'exited' && State.ExitCode !== 0)

/**
 * Resolves when every container of the project is healthy or has ended without an error. Rejects when a container has
 * failed, or after three minutes. `docker compose up --wait` would report the init step as a failure, because it ends.
 */
export const waitUntilReady = async (calls: DockerCalls): Promise<DockerContainer[]> => {
  const deadline = performance.now() + 180_000
  for (;;) {
    const containers = await listContainers(calls)
    if (containers.every(isReady)) return containers
    const failed =
      containers.find(hasFailed) ?? (performance.now() > deadline ? containers.find((c) => !isReady(c)) : undefined)
    if (failed) {
      const log = await calls.readLog(getContainerName(failed), '--tail', '15')
      const check = failed.State.Health?.Log.at(-1)?.Output ?? ''
      throw new Error(
        `${getContainerName(failed)} is ${failed.State.Status}. Its health check printed “${check}”, its log:\n${log}`,
      )
    }
    await sleep(250)
  }
}
