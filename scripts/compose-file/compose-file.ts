import { readFileSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import { parse } from 'yaml'
import { toRepositoryPath } from '../repository.ts'

export type Healthcheck = {
  test?: string[]
  interval?: string
  timeout?: string
  start_period?: string
  retries?: number
  disable?: boolean
}
type Volume = {
  type: 'volume' | 'bind' | 'tmpfs'
  source?: string
  target: string
  read_only: boolean
  tmpfs?: { size?: string | number; mode?: number }
}
type Port = { host_ip: string; published: string; target: number }
type Limits = { cpus?: string | number; memory?: string; pids?: number }

/** A service as `docker compose config --format json` prints it: in long form, with all variables replaced. */
export type Service = {
  build?: { target: string; args?: Record<string, string> }
  image?: string
  user?: string
  init?: boolean
  command?: string[]
  entrypoint?: string[]
  working_dir?: string
  environment: Record<string, string>
  restart?: string
  read_only?: boolean
  tmpfs: string[]
  cap_add?: string[]
  cap_drop?: string[]
  security_opt?: string[]
  sysctls?: Record<string, string>
  volumes: Volume[]
  configs: { source: string; target: string }[]
  networks: Record<string, { aliases?: string[] } | null>
  network_mode?: string
  ports: Port[]
  depends_on: Record<string, { condition: string }>
  healthcheck?: Healthcheck
  logging?: unknown
  deploy?: { replicas?: number; resources?: { limits?: Limits } }
  pids_limit?: number
  shm_size?: string | number
  profiles?: string[]
  stop_grace_period?: string
  stop_signal?: string
}

export type ComposeFile = {
  name: string
  services: Record<string, Service>
  volumes: Record<string, unknown>
  networks: Record<string, { internal: boolean }>
  /** `file` is absolute. */
  configs: Record<string, { file: string }>
}

export const composeYaml = readFileSync(toRepositoryPath('docker-compose.yml'), 'utf8')

type Env = Readonly<Record<string, string>>

/**
 * Replaces variables of the form `${NAME:-default}`, innermost first, then `$$`. docker-compose.yml uses no other form.
 */
const interpolateText = (text: string, env: Env): string => {
  const filled = text.replace(
    /(?<!\$)\$\{(\w+):-([^${}]*)\}/g,
    (_match, name: string, defaultValue: string) => env[name] || defaultValue,
  )
  return filled === text ? text.replaceAll('$$', '$') : interpolateText(filled, env)
}

const interpolateAll = (value: unknown, env: Env): unknown => {
  if (typeof value === 'string') return interpolateText(value, env)
  if (Array.isArray(value)) return value.map((item) => interpolateAll(item, env))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, interpolateAll(item, env)]))
}

const parsePortMapping = (text: string): Port => {
  const [target = '', published = '', ...address] = text.split(':').reverse()
  return { host_ip: address.reverse().join(':'), published, target: Number(target) }
}

const parseVolume = (text: string): Volume => {
  const [source = '', target = '', mode] = text.split(':')
  return { type: /^[./]/.test(source) ? 'bind' : 'volume', source, target, read_only: mode === 'ro' }
}

/** Leaves out variables without a value, as Compose does when they are unset in its own environment. */
const toEnvironment = (environment: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  )

type YamlService = Partial<Omit<Service, 'ports' | 'volumes' | 'environment' | 'networks'>> & {
  ports?: string[]
  volumes?: string[]
  environment?: Record<string, unknown>
  networks?: string[]
}

const toService = ({ ports = [], volumes = [], environment = {}, networks, ...service }: YamlService): Service => ({
  ...service,
  tmpfs: service.tmpfs ?? [],
  configs: service.configs ?? [],
  depends_on: service.depends_on ?? {},
  networks: Object.fromEntries((networks ?? (service.network_mode ? [] : ['default'])).map((name) => [name, null])),
  environment: toEnvironment(environment),
  ports: ports.map(parsePortMapping),
  volumes: volumes.map(parseVolume),
})

type YamlFile = {
  name: string
  services: Record<string, YamlService>
  volumes: Record<string, unknown>
  networks: Record<string, { internal?: boolean | string } | null>
  configs: Record<string, { file: string }>
}

const mapValues = <Value, Result>(values: Record<string, Value>, convert: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, convert(value)]))

/** Reads docker-compose.yml with these variables as Compose does, without a container engine. */
export const readCompose = (env: Env = {}, yaml = composeYaml): ComposeFile => {
  const { name, services, volumes, networks, configs } = interpolateAll(parse(yaml, { merge: true }), env) as YamlFile
  return {
    name,
    services: mapValues(services, toService),
    volumes,
    networks: mapValues(networks, (network) => ({ internal: String(network?.internal) === 'true' })),
    configs: mapValues(configs, ({ file }) => ({ file: isAbsolute(file) ? file : toRepositoryPath(file) })),
  }
}
