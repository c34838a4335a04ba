import { buildah, fullName } from '../containers/buildah.ts'
import type { Health } from './compose-model.ts'

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
  health?: Health
}

type Inspected = {
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

const duration = (nanoseconds: number | undefined) => (nanoseconds ? `${nanoseconds / 1e6}ms` : undefined)

/** A working container of an image, mounted. It is a copy of its own; `removeWorking` deletes it. */
export const openImage = (name: string, working: string): Image => {
  buildah(['from', '--pull=never', '--name', working, fullName(name)])
  const { config } = (JSON.parse(buildah(['inspect', '--type', 'container', working])) as Inspected).Docker
  const check = config.Healthcheck
  return {
    name,
    rootfs: buildah(['mount', working]),
    user: config.User ?? '',
    env: config.Env ?? [],
    entrypoint: config.Entrypoint ?? [],
    command: config.Cmd ?? [],
    workingDir: config.WorkingDir || '/',
    volumes: Object.keys(config.Volumes ?? {}),
    stopSignal: config.StopSignal || 'SIGTERM',
    health: check && {
      test: check.Test,
      interval: duration(check.Interval),
      timeout: duration(check.Timeout),
      start_period: duration(check.StartPeriod),
      retries: check.Retries,
    },
  }
}

/** Everything an image carries besides its files: settings, labels and the steps it was made by. */
export const describeImage = (name: string): string => buildah(['inspect', '--type', 'image', fullName(name)])

export const hasImage = (name: string): boolean =>
  buildah(['images', '--quiet', '--filter', `reference=${fullName(name)}`]) !== ''

/** How large an image is, as the store says it. */
export const sizeOf = (name: string): string =>
  buildah(['images', '--format', '{{.Size}}', fullName(name)]).split('\n')[0] ?? ''
