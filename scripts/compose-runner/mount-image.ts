import { runBuildah, toFullImageName } from '../containers/buildah.ts'
import type { Healthcheck } from '#scripts/compose/compose-file.ts'

/** What an image says about itself. */
export type Image = {
  name: string
  /** The folder with its files, which containers of it share when their root is read-only. */
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

/** A working container of an image, mounted. It is a copy of its own; `removeWorking` deletes it. */
export const mountImage = (name: string, containerName: string): Image => {
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

/** Everything an image carries besides its files: settings, labels and the steps it was made by. */
export const inspectImage = (name: string): string => runBuildah(['inspect', '--type', 'image', toFullImageName(name)])

export const hasImage = (name: string): boolean =>
  runBuildah(['images', '--quiet', '--filter', `reference=${toFullImageName(name)}`]) !== ''

/** How large an image is, as the store says it. */
export const readImageSize = (name: string): string =>
  runBuildah(['images', '--format', '{{.Size}}', toFullImageName(name)]).split('\n')[0] ?? ''
