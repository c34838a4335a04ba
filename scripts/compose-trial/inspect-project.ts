import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ComposeFile } from '#scripts/compose-file/compose-file.ts'
import { inspectImage, hasImage, type MountedImage } from './mount-image.ts'
import {
  listProcesses,
  findReachableHosts,
  findSecretNames,
  parseSecretValues,
  findWritablePaths,
  findFilesWrittenSince,
  type Endpoint,
} from './inspect-container.ts'
import { getImageName } from './mount-images.ts'
import type { Project } from './project.ts'
import type { ContainerInspection } from './inspection.ts'

/** The ports at which each service listens. */
export const portsByService: Record<string, number[]> = {
  redis: [6379],
  postgres: [5432],
  mailpit: [1025, 8025],
  'reference-api': [4000, 9464],
  storefront: [3000, 9464],
  limiter: [8080],
  proxy: [8443, 2019, 2021],
}

const listEndpoints = (containers: ReturnType<Project['containers']>): Endpoint[] =>
  containers.flatMap(({ service, addresses }) =>
    (portsByService[service] ?? []).flatMap((port) =>
      addresses.map(({ address }) => ({ label: `${service}:${port}`, host: address, port })),
    ),
  )

type Options = { compose: ComposeFile; project: Project; id: string; folder: string; images: Map<string, MountedImage> }

/** Inspects each container from outside and from inside. */
export const inspectProject = async ({ project, id, folder }: Options): Promise<ContainerInspection[]> => {
  const containers = project.containers().filter(({ container }) => container.exitCode() === null)
  const secrets = parseSecretValues(readFileSync(join(folder, 'volumes', 'secrets', 'secrets'), 'utf8'))
  const endpoints = listEndpoints(containers)
  const inspections: ContainerInspection[] = []
  for (const each of containers) {
    const processes = listProcesses(`${id}/${each.container.name}`)
    const exposedText = processes.map(({ environ, command }) => environ + command).join('\n')
    const reaches = findReachableHosts(each.container.name, endpoints).filter(
      (label) => !label.startsWith(`${each.service}:`),
    )
    inspections.push({
      name: each.container.name,
      processes,
      writable: await findWritablePaths(each),
      foreignSecrets: findSecretNames(exposedText, secrets),
      reaches,
    })
  }
  return inspections
}

/**
 * Reports secrets in images and logs, which must contain none, and files that containers wrote to images after
 * mounting.
 */
export const findSecretTracesInStandIn = ({ compose, project, folder, images }: Options): string => {
  const secrets = parseSecretValues(readFileSync(join(folder, 'volumes', 'secrets', 'secrets'), 'utf8'))
  const inImages = Object.values(compose.services)
    .map(getImageName)
    .filter(hasImage)
    .flatMap((image) => findSecretNames(inspectImage(image), secrets))
  const inLogs = project.containers().flatMap(({ logFile }) => findSecretNames(readFileSync(logFile, 'utf8'), secrets))
  const writtenFiles = [...images].flatMap(([name, { rootfs }]) =>
    findFilesWrittenSince(rootfs, join(folder, 'stamp')).map((file) => `${name}: ${file}`),
  )
  return [
    `- secrets made: ${[...new Set(secrets.values())].join(', ')}`,
    `- found in the settings and history of images: ${inImages.join(', ') || 'none'}; in the logs of containers: ${inLogs.join(', ') || 'none'}`,
    `- files written to the images’ own folders: ${writtenFiles.join(', ') || 'none'}`,
  ].join('\n')
}
