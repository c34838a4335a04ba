import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DockerCalls } from './docker-calls.ts'
import {
  getContainerName,
  getServiceName,
  isRunning,
  listContainers,
  waitUntilReady,
  type DockerContainer,
} from './docker-containers.ts'
import { findSecretTracesInDocker, inspectContainers, readMemory } from './docker-inspection.ts'
import type { ServiceStart, TrialProject } from './trial-project.ts'

const toServiceStart = (container: DockerContainer, beganAt: number): ServiceStart => {
  const { State } = container
  const firstSuccess = State.Health?.Log.find(({ ExitCode }) => ExitCode === 0)?.End
  return {
    name: getContainerName(container),
    runningAfterMs: Date.parse(State.StartedAt) - beganAt,
    readyAfterMs: Date.parse(firstSuccess ?? State.FinishedAt) - beganAt,
    outcome: State.Health?.Status ?? `ended with ${State.ExitCode}`,
  }
}

/** Runs `docker compose up` with three storefronts; resolves when all containers are ready. */
export const startDockerProject = async (calls: DockerCalls, folder: string): Promise<TrialProject> => {
  const { compose, docker, project } = calls
  const beganAt = Date.now()
  await compose('up', '--detach', '--no-build', '--scale', 'storefront=3')
  const containers = await waitUntilReady(calls)
  const toName = (index: number) => `${project}-storefront-${index}`
  const startReplica = async (index: number) => {
    await docker('start', toName(index))
    await waitUntilReady(calls)
  }
  let isDown = false
  return {
    started: containers.map((container) => toServiceStart(container, beganAt)),
    restartReplica: async (index) => {
      await docker('stop', toName(index))
      await startReplica(index)
    },
    killReplica: async (index) => void (await docker('kill', toName(index))),
    startReplica,
    inspectContainers: () => inspectContainers(calls),
    findSecretTraces: () => findSecretTracesInDocker(calls),
    readMemory: () => readMemory(calls),
    readReplicaLogs: async () => {
      const replicas = (await listContainers(calls)).filter((each) => getServiceName(each) === 'storefront')
      return Promise.all(replicas.map(getContainerName).map(async (name) => ({ name, log: await calls.readLog(name) })))
    },
    down: async () => {
      if (isDown) return []
      isDown = true
      const names = (await listContainers(calls)).filter(isRunning).map(getContainerName)
      const stoppedAt = Date.now()
      await compose('stop')
      const ended = (await listContainers(calls)).filter((each) => names.includes(getContainerName(each)))
      appendFileSync(join(folder, 'containers.log'), await compose('logs', '--no-color', '--timestamps'))
      await compose('down')
      return ended.map((container) => ({
        name: getContainerName(container),
        code: container.State.ExitCode,
        ms: Date.parse(container.State.FinishedAt) - stoppedAt,
      }))
    },
  }
}
