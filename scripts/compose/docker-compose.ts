import { spawnSync } from 'node:child_process'
import { findProgram } from '../test-runner/find-program.ts'
import { repositoryRoot } from '../repository.ts'
import type { ComposeFile, Service } from './compose-file.ts'

/**
 * How to call Compose 2 or newer on this machine; undefined where there is none (the older docker-compose reads another
 * format).
 */
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

type ConfigService = Omit<Service, 'networks' | 'environment' | 'ports' | 'volumes'> & {
  networks?: Record<string, unknown>
  environment?: Record<string, string>
  ports?: Service['ports']
  volumes?: Partial<Service['volumes'][number]>[]
}
type ConfigOutput = Omit<ComposeFile, 'services' | 'networks'> & {
  services: Record<string, ConfigService>
  networks: Record<string, { internal?: boolean }>
}

const toService = ({
  networks = {},
  environment = {},
  ports = [],
  volumes = [],
  ...service
}: ConfigService): Service => ({
  ...service,
  environment,
  networks: Object.keys(networks),
  ports: ports.map(({ host_ip, published, target }) => ({ host_ip, published, target })),
  volumes: volumes.map(({ source = '', target = '', read_only = false }) => ({ source, target, read_only })),
})

/** Compose writes a dollar sign twice, so that what it prints could be read again. */
const unescapeDollars = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('$$', '$') : value

/**
 * What `docker compose config` says of docker-compose.yml with these variables and no others. Throws what it complains
 * about.
 */
export const runComposeConfig = ([program = '', ...args]: string[], env: Readonly<Record<string, string>>): unknown => {
  const { stdout, stderr, status } = spawnSync(
    program,
    [...args, '--env-file', '/dev/null', 'config', '--format', 'json'],
    {
      cwd: repositoryRoot,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    },
  )
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout, unescapeDollars)
}

/** The same as the tests of the file want it. */
export const readComposeConfig = (command: string[], env: Readonly<Record<string, string>>): ComposeFile => {
  const config = runComposeConfig(command, env) as ConfigOutput
  return {
    ...config,
    services: Object.fromEntries(Object.entries(config.services).map(([name, service]) => [name, toService(service)])),
    networks: Object.fromEntries(
      Object.entries(config.networks).map(([name, { internal = false }]) => [name, { internal }]),
    ),
  }
}
