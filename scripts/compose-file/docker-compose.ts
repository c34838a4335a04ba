import { spawnSync } from 'node:child_process'
import { findProgram } from '../programs/find-program.ts'
import { repositoryRoot } from '../repository.ts'
import type { ComposeFile, Service } from './compose-file.ts'

/** The command of Compose 2 or newer; undefined where the machine has none. Compose 1 reads another format. */
export const findCompose = (): string[] | undefined => {
  const [docker, compose] = [findProgram(['docker']), findProgram(['docker-compose'])]
  return [docker && [docker, 'compose'], compose && [compose]].find((command): command is string[] => {
    if (!command) return false
    const [program = '', ...args] = command
    return /^v?([2-9]|\d\d)\./.test(
      spawnSync(program, [...args, 'version', '--short'], { encoding: 'utf8' }).stdout ?? '',
    )
  })
}

/**
 * Docker Compose with a container engine that responds: `command` calls Compose, `docker` calls Docker's client.
 * Otherwise `missing` says what this machine lacks.
 */
export type ComposeEngine = { command: string[]; docker: string; version: string } | { missing: string }

/** Docker's client alone cannot start a container, so the engine must respond to `docker version`. */
export const findComposeEngine = (): ComposeEngine => {
  const docker = findProgram(['docker'])
  if (!docker) return { missing: 'docker is not on PATH' }
  const command = findCompose()
  if (!command) return { missing: 'Docker Compose (version 2) is not installed' }
  const { status, stdout, stderr } = spawnSync(docker, ['version', '--format', '{{.Server.Version}}'], {
    encoding: 'utf8',
    timeout: 10_000,
  })
  const version = stdout?.trim()
  if (status === 0 && version) return { command, docker, version }
  return { missing: `no engine responds to docker: ${stderr?.trim() || 'docker version shows no server'}` }
}

type PrintedService = Omit<Service, 'environment' | 'networks' | 'ports' | 'volumes'> &
  Partial<Pick<Service, 'environment' | 'networks' | 'ports'>> & {
    volumes?: (Omit<Service['volumes'][number], 'read_only'> & { read_only?: boolean })[]
  }
type PrintedFile = Omit<ComposeFile, 'services' | 'networks'> & {
  services: Record<string, PrintedService>
  networks: Record<string, { internal?: boolean }>
}

const toService = ({
  environment = {},
  networks = {},
  ports = [],
  volumes = [],
  ...service
}: PrintedService): Service => ({
  ...service,
  environment,
  networks,
  ports: ports.map(({ host_ip, published, target }) => ({ host_ip, published, target })),
  volumes: volumes.map(({ type, source = '', target, read_only = false }) => ({ type, source, target, read_only })),
})

/** Compose escapes each dollar sign as two. */
const unescapeDollars = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('$$', '$') : value

/**
 * Returns docker-compose.yml as `docker compose config` prints it with these variables and those of `envFile`, and no
 * others. Throws Compose's own message when Compose rejects the file.
 */
export const readComposeConfig = (
  [program = '', ...args]: string[],
  env: Readonly<Record<string, string>>,
  envFile = '/dev/null',
): ComposeFile => {
  const { stdout, stderr, status } = spawnSync(
    program,
    [...args, '--env-file', envFile, 'config', '--format', 'json'],
    {
      cwd: repositoryRoot,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    },
  )
  if (status !== 0) throw new Error(stderr)
  const { services, networks, ...file } = JSON.parse(stdout, unescapeDollars) as PrintedFile
  return {
    ...file,
    services: Object.fromEntries(Object.entries(services).map(([name, service]) => [name, toService(service)])),
    networks: Object.fromEntries(Object.entries(networks).map(([name, { internal = false }]) => [name, { internal }])),
  }
}
