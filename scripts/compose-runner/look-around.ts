import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Compose } from './compose-model.ts'
import { readLog } from './container.ts'
import { describeImage, hasImage, type Image } from './images.ts'
import { processesOf, reachableFrom, secretsIn, secretValues, writablePlaces, writtenSince, type Door } from './look.ts'
import { imageNameOf } from './open-images.ts'
import type { Project } from './project.ts'
import type { Seen } from './report.ts'

/** What listens where, by service. */
const listening: Record<string, number[]> = {
  redis: [6379],
  postgres: [5432],
  mailpit: [1025, 8025],
  'reference-api': [4000, 9464],
  storefront: [3000, 9464],
  proxy: [8443, 2019, 2021],
}

const doorsOf = (containers: ReturnType<Project['containers']>): Door[] =>
  containers.flatMap(({ service, addresses }) =>
    (listening[service] ?? []).flatMap((port) =>
      addresses.map(({ address }) => ({ label: `${service}:${port}`, host: address, port })),
    ),
  )

type Options = { compose: Compose; project: Project; id: string; folder: string; images: Map<string, Image> }

/** Looks at each container from outside and from inside. */
export const lookAround = async ({ project, id, folder }: Options): Promise<Seen[]> => {
  const containers = project.containers().filter(({ container }) => container.exitCode() === null)
  const secrets = secretValues(join(folder, 'volumes', 'secrets', 'secrets'))
  const doors = doorsOf(containers)
  const seen: Seen[] = []
  for (const each of containers) {
    const processes = processesOf(`${id}/${each.container.name}`)
    const told = processes.map(({ environ, command }) => environ + command).join('\n')
    const reaches = reachableFrom(each.container.name, doors).filter((label) => !label.startsWith(`${each.service}:`))
    seen.push({
      name: each.container.name,
      processes,
      writable: await writablePlaces(each),
      foreignSecrets: secretsIn(told, secrets),
      reaches,
    })
  }
  return seen
}

/**
 * Where secrets were found that should be nowhere: in images, in logs; and files of images that were written since they
 * were opened.
 */
export const lookForTraces = ({ compose, project, folder, images }: Options): string => {
  const secrets = secretValues(join(folder, 'volumes', 'secrets', 'secrets'))
  const inImages = Object.values(compose.services)
    .map(imageNameOf)
    .filter(hasImage)
    .flatMap((image) => secretsIn(describeImage(image), secrets))
  const inLogs = project.containers().flatMap(({ logFile }) => secretsIn(readFileSync(logFile, 'utf8'), secrets))
  const written = [...images].flatMap(([name, { rootfs }]) =>
    writtenSince(rootfs, join(folder, 'stamp')).map((file) => `${name}: ${file}`),
  )
  return [
    `- secrets made: ${[...new Set(secrets.values())].join(', ')}`,
    `- found in the settings and history of images: ${inImages.join(', ') || 'none'}; in the logs of containers: ${inLogs.join(', ') || 'none'}`,
    `- files written to the images’ own folders: ${written.join(', ') || 'none'}`,
  ].join('\n')
}

/** How many requests each replica wrote down. */
export const sharesOf = (project: Project): string =>
  project
    .containers()
    .filter(({ service }) => service === 'storefront')
    .map(
      ({ container, logFile }) =>
        `- ${container.name}: ${readLog(logFile).filter(({ msg }) => msg === 'request').length} requests`,
    )
    .join('\n')
