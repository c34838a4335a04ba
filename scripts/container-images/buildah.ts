import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/**
 * Where trees, downloads and images stay between runs. The vfs driver stores every layer as a full copy, so this takes
 * some gigabytes.
 */
const containersFolder = process.env.CONTAINERS_DIR || '/var/tmp/stagedoor-containers'

export const toContainersPath = (...path: string[]): string => join(containersFolder, ...path)

/** Settings of buildah: a store for this repository only, and a driver that needs no container engine. */
export const buildahStorageArguments: readonly string[] = [
  '--root',
  toContainersPath('storage'),
  '--runroot',
  toContainersPath('run'),
  '--storage-driver=vfs',
]

type Options = { input?: string; cwd?: string }

/**
 * Runs a program to its end and returns its output; its error output goes to the terminal. Throws when the program
 * fails.
 */
export const runProgram = (program: string, args: readonly string[], { input, cwd }: Options = {}): string => {
  const { status, stdout, error } = spawnSync(program, args, {
    input,
    cwd,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  })
  if (error) throw error
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}\n${stdout}`)
  return stdout.trim()
}

export const runBuildah = (args: readonly string[], options?: Options): string =>
  runProgram('buildah', [...buildahStorageArguments, ...args], options)

/** Adds Docker's registry to an image name without a registry, as container engines do. */
export const toFullImageName = (image: string): string => {
  if (/^[^/]+[.:][^/]*\//.test(image) || image.startsWith('localhost/')) return image
  return `docker.io/${image.includes('/') ? '' : 'library/'}${image}`
}
