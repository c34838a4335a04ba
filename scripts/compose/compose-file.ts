import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { inRepository } from '../repository.ts'

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

export type Compose = {
  services: Record<string, Service>
  volumes: Record<string, unknown>
  networks: Record<string, { internal: boolean }>
  configs: Record<string, { file: string }>
}

export const composeSource = readFileSync(inRepository('docker-compose.yml'), 'utf8')

type Env = Readonly<Record<string, string>>

/** `${NAME:-default}` from the inside out, and `$$`. Other forms are not used, and stay as they are. */
const interpolate = (text: string, env: Env): string => {
  const filled = text.replace(
    /(?<!\$)\$\{(\w+):-([^${}]*)\}/g,
    (_match, name: string, standard: string) => env[name] || standard,
  )
  return filled === text ? text.replaceAll('$$', '$') : interpolate(filled, env)
}

const fill = (value: unknown, env: Env): unknown => {
  if (typeof value === 'string') return interpolate(value, env)
  if (Array.isArray(value)) return value.map((item) => fill(item, env))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, env)]))
}

const portOf = (text: string): Port => {
  const [target = '', published = '', ...address] = text.split(':').reverse()
  return { host_ip: address.reverse().join(':'), published, target: Number(target) }
}

const mountOf = (text: string): Mount => {
  const [source = '', target = '', mode] = text.split(':')
  return { source, target, read_only: mode === 'ro' }
}

type Written = Omit<Service, 'ports' | 'volumes' | 'environment'> & {
  ports?: string[]
  volumes?: string[]
  environment?: Record<string, unknown>
}

const serviceOf = ({ ports = [], volumes = [], environment = {}, ...service }: Written): Service => ({
  ...service,
  tmpfs: service.tmpfs ?? [],
  configs: service.configs ?? [],
  depends_on: service.depends_on ?? {},
  networks: service.networks ?? [],
  environment: Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, String(value)])),
  ports: ports.map(portOf),
  volumes: volumes.map(mountOf),
})

/** docker-compose.yml as it is with these variables, read without an engine. */
export const readCompose = (env: Env = {}): Compose => {
  const { services, networks, ...rest } = fill(parse(composeSource, { merge: true }), env) as Omit<
    Compose,
    'services' | 'networks'
  > & {
    services: Record<string, Written>
    networks: Record<string, { internal?: boolean | string } | null>
  }
  return {
    ...rest,
    services: Object.fromEntries(Object.entries(services).map(([name, service]) => [name, serviceOf(service)])),
    networks: Object.fromEntries(
      Object.entries(networks).map(([name, network]) => [name, { internal: String(network?.internal) === 'true' }]),
    ),
  }
}
