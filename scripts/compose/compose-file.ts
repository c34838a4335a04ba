import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { toRepositoryPath } from '../repository.ts'

type Port = { host_ip: string; published: string; target: number }
type Mount = { source: string; target: string; read_only: boolean }

/** A service as `docker compose config` says it: long forms, and no variable left. */
export type Service = {
  build?: { target: string }
  image?: string
  user?: string
  command?: string[]
  restart: string
  init?: boolean
  read_only?: boolean
  network_mode?: string
  cap_add?: string[]
  cap_drop: string[]
  security_opt: string[]
  tmpfs: string[]
  logging: unknown
  stop_grace_period?: string
  healthcheck?: { test: string[] }
  configs: { source: string; target: string }[]
  deploy: { resources: { limits: { cpus: number; memory: string; pids: number } } }
  environment: Record<string, string>
  ports: Port[]
  volumes: Mount[]
  networks: string[]
  depends_on: Record<string, { condition: string }>
}

export type ComposeFile = {
  services: Record<string, Service>
  volumes: Record<string, unknown>
  networks: Record<string, { internal: boolean }>
  configs: Record<string, { file: string }>
}

export const composeYaml = readFileSync(toRepositoryPath('docker-compose.yml'), 'utf8')

type Env = Readonly<Record<string, string>>

/** `${NAME:-default}` from the inside out, and `$$`. Other forms are not used, and stay as they are. */
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

const parseMount = (text: string): Mount => {
  const [source = '', target = '', mode] = text.split(':')
  return { source, target, read_only: mode === 'ro' }
}

type YamlService = Omit<Service, 'ports' | 'volumes' | 'environment'> & {
  ports?: string[]
  volumes?: string[]
  environment?: Record<string, unknown>
}

const toService = ({ ports = [], volumes = [], environment = {}, ...service }: YamlService): Service => ({
  ...service,
  tmpfs: service.tmpfs ?? [],
  configs: service.configs ?? [],
  depends_on: service.depends_on ?? {},
  networks: service.networks ?? [],
  environment: Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, String(value)])),
  ports: ports.map(parsePortMapping),
  volumes: volumes.map(parseMount),
})

/** docker-compose.yml as it is with these variables, read without an engine. */
export const readCompose = (env: Env = {}): ComposeFile => {
  const { services, networks, ...rest } = interpolateAll(parse(composeYaml, { merge: true }), env) as Omit<
    ComposeFile,
    'services' | 'networks'
  > & {
    services: Record<string, YamlService>
    networks: Record<string, { internal?: boolean | string } | null>
  }
  return {
    ...rest,
    services: Object.fromEntries(Object.entries(services).map(([name, service]) => [name, toService(service)])),
    networks: Object.fromEntries(
      Object.entries(networks).map(([name, network]) => [name, { internal: String(network?.internal) === 'true' }]),
    ),
  }
}
