import { runBuildah, toFullImageName } from '../container-images/buildah.ts'
import type { Healthcheck } from '#scripts/compose-file/compose-file.ts'

/** The settings of an image, and where it is mounted. */
export type MountedImage = {
  name: string
  /** The folder with the image's files. Containers with a read-only root share it. */
  rootfs: string
  user: string
  env: string[]
  entrypoint: string[]
  command: string[]
  workingDir: string
  volumes: string[]
  stopSignal: string
  health?: Healthcheck
}

type InspectOutput = {
  Docker: {
    config: {
      User?: string
      Env?: string[] | null
      Entrypoint?: string[] | null
      Cmd?: string[] | null
      WorkingDir?: string
      Volumes?: Record<string, unknown> | null
      StopSignal?: string
      // Nanoseconds, as Docker writes them.
      Healthcheck?: { Test: string[]; Interval?: number; Timeout?: number; StartPeriod?: number; Retries?: number }
    }
  }
}

const formatDuration = (nanoseconds: number | undefined) => (nanoseconds ? `${nanoseconds / 1e6}ms` : undefined)

/** Creates a working container of an image and mounts it. */
export const mountImage = (name: string, containerName: string): MountedImage => {
  runBuildah(['from', '--pull=never', '--name', containerName, toFullImageName(name)])
  const { config } = (JSON.parse(runBuildah(['inspect', '--type', 'container', containerName])) as InspectOutput).Docker
  const check = config.Healthcheck
  return {
    name,
    rootfs: runBuildah(['mount', containerName]),
    user: config.User ?? '',
    env: config.Env ?? [],
    entrypoint: config.Entrypoint ?? [],
    command: config.Cmd ?? [],
    workingDir: config.WorkingDir || '/',
    volumes: Object.keys(config.Volumes ?? {}),
    stopSignal: config.StopSignal || 'SIGTERM',
    health: check && {
      test: check.Test,
      interval: formatDuration(check.Interval),
      timeout: formatDuration(check.Timeout),
      start_period: formatDuration(check.StartPeriod),
      retries: check.Retries,
    },
  }
}

/** The settings, labels and history of an image. */
export const inspectImage = (name: string): string => runBuildah(['inspect', '--type', 'image', toFullImageName(name)])

export const hasImage = (name: string): boolean =>
  runBuildah(['images', '--quiet', '--filter', `reference=${toFullImageName(name)}`]) !== ''

/** The size of an image, as the store prints it. */
export const readImageSize = (name: string): string =>
  runBuildah(['images', '--format', '{{.Size}}', toFullImageName(name)]).split('\n')[0] ?? ''
