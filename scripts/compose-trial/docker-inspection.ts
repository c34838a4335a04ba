import type { DockerCalls } from './docker-calls.ts'
import {
  getContainerName,
  getServiceName,
  isRunning,
  listContainers,
  type DockerContainer,
} from './docker-containers.ts'
import { memoryScript, parseMemory, parseProcesses, processScript } from './docker-probes.ts'
import {
  connectScript,
  findSecretNames,
  parseSecretValues,
  parseWritableMounts,
  type Endpoint,
} from './inspect-container.ts'
import { portsByService } from './inspect-project.ts'
import type { ContainerInspection } from './inspection.ts'

const readSecrets = async ({ compose }: DockerCalls) => {
  const script = "process.stdout.write(require('node:fs').readFileSync('/persisted/secrets', 'utf8'))"
  return parseSecretValues(
    await compose('run', '--rm', '--no-deps', '--no-TTY', '--entrypoint', 'node', 'secrets', '-e', script),
  )
}

const listEndpoints = (containers: DockerContainer[]): Endpoint[] =>
  containers.flatMap((container) =>
    (portsByService[getServiceName(container)] ?? []).flatMap((port) =>
      Object.values(container.NetworkSettings.Networks).map(({ IPAddress: host }) => ({
        label: `${getServiceName(container)}:${port}`,
        host,
        port,
      })),
    ),
  )

/** Tries each endpoint from the network of a container, with Node in a container of the storefront's image. */
const findReachableServices = async (
  { docker, project }: DockerCalls,
  container: DockerContainer,
  endpoints: Endpoint[],
) => {
  const output = await docker(
    ...['run', '--rm', '--network', `container:${getContainerName(container)}`, '--entrypoint', 'node'],
    ...[`${project}-storefront`, '-e', connectScript, JSON.stringify(endpoints)],
  )
  const labels = new Set(JSON.parse(output) as string[])
  return [...labels].filter((label) => !label.startsWith(`${getServiceName(container)}:`))
}

/** Inspects each running container from outside and from inside. */
export const inspectContainers = async (calls: DockerCalls): Promise<ContainerInspection[]> => {
  const containers = (await listContainers(calls)).filter(isRunning)
  const secrets = await readSecrets(calls)
  const endpoints = listEndpoints(containers)
  const inspections: ContainerInspection[] = []
  for (const container of containers) {
    const name = getContainerName(container)
    const runScript = (script: string) => calls.docker('exec', name, '/bin/sh', '-c', script)
    const processes = parseProcesses(await runScript(processScript))
    const { Path, Args, Config } = container
    const exposedText = [Path, ...Args, ...Config.Env, ...processes.map((each) => each.environ + each.command)].join(
      '\n',
    )
    inspections.push({
      name,
      processes,
      writable: {
        isRootWritable: await runScript('touch /probe && rm /probe').then(
          () => true,
          () => false,
        ),
        paths: parseWritableMounts(await runScript('cat /proc/1/mounts')),
      },
      foreignSecrets: findSecretNames(exposedText, secrets),
      reaches: await findReachableServices(calls, container, endpoints),
    })
  }
  return inspections
}

/** Files that a container wrote to its root, without the mount points that the engine creates there. */
const findWrittenFiles = async ({ docker }: DockerCalls, container: DockerContainer) =>
  (await docker('diff', getContainerName(container)))
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(2))
    .filter((path) => !container.Mounts.some(({ Destination }) => `${Destination}/`.startsWith(`${path}/`)))
    .map((path) => `${getContainerName(container)}: ${path}`)

/** Reports secrets in images and logs, which must contain none, and files that containers wrote to their roots. */
export const findSecretTracesInDocker = async (calls: DockerCalls): Promise<string> => {
  const containers = await listContainers(calls)
  const secrets = await readSecrets(calls)
  const images = [...new Set(containers.map(({ Config }) => Config.Image))]
  const describeImage = async (image: string) =>
    (await calls.docker('image', 'inspect', image)) + (await calls.docker('history', '--no-trunc', image))
  const find = async (texts: Promise<string>[]) =>
    [...new Set((await Promise.all(texts)).flatMap((text) => findSecretNames(text, secrets)))].join(', ') || 'none'
  const inImages = await find(images.map(describeImage))
  const inLogs = await find(containers.map((each) => calls.readLog(getContainerName(each))))
  const writtenFiles = (await Promise.all(containers.map((each) => findWrittenFiles(calls, each)))).flat()
  return [
    `- secrets made: ${[...new Set(secrets.values())].join(', ')}`,
    `- found in the settings and history of images: ${inImages}; in the logs of containers: ${inLogs}`,
    `- files written to the roots of containers: ${writtenFiles.join(', ') || 'none'}`,
  ].join('\n')
}

export const readMemory = async (calls: DockerCalls) => {
  const names = (await listContainers(calls)).filter(isRunning).map(getContainerName)
  return Promise.all(
    names.map(async (name) => ({
      name,
      memory: parseMemory(await calls.docker('exec', name, '/bin/sh', '-c', memoryScript)),
    })),
  )
}
