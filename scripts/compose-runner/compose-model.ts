import { runComposeConfig, findCompose } from '#scripts/compose/docker-compose.ts'

export type Healthcheck = {
  test?: string[]
  interval?: string
  timeout?: string
  start_period?: string
  retries?: number
  disable?: boolean
}

/** What `docker compose config --format json` says of one service, as far as the trial does it. */
export type Service = {
  image?: string
  build?: { target: string }
  user?: string
  init?: boolean
  command?: string[] | null
  entrypoint?: string[] | null
  working_dir?: string
  environment?: Record<string, string | null>
  read_only?: boolean
  tmpfs?: string[]
  cap_add?: string[]
  cap_drop?: string[]
  security_opt?: string[]
  sysctls?: Record<string, string>
  volumes?: {
    type: 'volume' | 'bind' | 'tmpfs'
    source?: string
    target: string
    read_only?: boolean
    tmpfs?: { size?: string | number; mode?: number }
  }[]
  configs?: { source: string; target?: string; uid?: string; gid?: string; mode?: number | string }[]
  networks?: Record<string, { aliases?: string[] } | null>
  network_mode?: string
  ports?: { target: number; published?: string; host_ip?: string }[]
  depends_on?: Record<string, { condition: string }>
  healthcheck?: Healthcheck
  deploy?: { replicas?: number; resources?: { limits?: { cpus?: string | number; memory?: string; pids?: number } } }
  pids_limit?: number
  shm_size?: string | number
  profiles?: string[]
  stop_grace_period?: string
  stop_signal?: string
}

export type ComposeProject = {
  name: string
  services: Record<string, Service>
  networks?: Record<string, { internal?: boolean } | null>
  volumes?: Record<string, unknown>
  configs?: Record<string, { file?: string; content?: string }>
}

/** The keys above: what the file says besides cannot be tried here, and the report names it. */
const supportedKeys = [
  'image',
  'build',
  'user',
  'init',
  'command',
  'entrypoint',
  'working_dir',
  'environment',
  'read_only',
  'tmpfs',
  'cap_add',
  'cap_drop',
  'security_opt',
  'sysctls',
  'volumes',
  'configs',
  'networks',
  'network_mode',
  'ports',
  'depends_on',
  'healthcheck',
  'deploy',
  'pids_limit',
  'shm_size',
  'profiles',
  'stop_grace_period',
  'stop_signal',
]

/** What the services say that the trial leaves out, once each. */
export const findUnsupportedKeys = ({ services }: ComposeProject): string[] =>
  [...new Set(Object.values(services).flatMap((service) => Object.keys(service)))]
    .filter((key) => !supportedKeys.includes(key))
    .toSorted()

/**
 * docker-compose.yml as Compose itself understands it, with nothing in the environment: defaults, variables and lists
 * are its own.
 */
export const loadProjectConfig = (): ComposeProject => {
  const compose = findCompose()
  if (!compose) throw new Error('Compose (version 2) is not on PATH')
  return runComposeConfig(compose, {}) as ComposeProject
}

const units: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 }

/** `1m30s` in milliseconds. */
export const parseMilliseconds = (duration: string | undefined, fallback: number): number =>
  duration
    ? [...duration.matchAll(/([\d.]+)(ms|s|m|h)/g)].reduce(
        (sum, [, number, unit]) => sum + Number(number) * units[unit!]!,
        0,
      )
    : fallback

/** `512m`, `536870912` in bytes. */
export const parseBytes = (size: string | number): number => {
  const [, number, unit = ''] = /^([\d.]+)\s*([kmg]?)b?$/i.exec(String(size)) ?? []
  return Number(number) * ({ '': 1, k: 2 ** 10, m: 2 ** 20, g: 2 ** 30 }[unit.toLowerCase()] ?? NaN)
}
