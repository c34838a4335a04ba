import { resolveUser } from './resolve-user.ts'
import type { Service } from '#scripts/compose-file/compose-file.ts'
import { parseBytes } from './parse-quantities.ts'
import type { MountedImage } from './mount-image.ts'

export type Mount = { destination: string; type: string; source: string; options: string[] }

type BundleInput = {
  service: Service
  image: MountedImage
  rootfs: string
  hostname: string
  netns: string
  cgroup: string
  mounts: Mount[]
  tini: string
}

// Docker's capabilities for a container without `cap_add` (moby, oci/caps/defaults.go).
const defaultCapabilities = [
  'CHOWN',
  'DAC_OVERRIDE',
  'FSETID',
  'FOWNER',
  'MKNOD',
  'NET_RAW',
  'SETGID',
  'SETUID',
  'SETFCAP',
  'SETPCAP',
  'NET_BIND_SERVICE',
  'SYS_CHROOT',
  'KILL',
  'AUDIT_WRITE',
]

const toCapabilityName = (capability: string) => `CAP_${capability.toUpperCase().replace(/^CAP_/, '')}`

const resolveCapabilities = ({ cap_add = [], cap_drop = [] }: Service) => {
  const dropped = cap_drop.map(toCapabilityName)
  const remaining = dropped.includes('CAP_ALL')
    ? []
    : defaultCapabilities.map(toCapabilityName).filter((name) => !dropped.includes(name))
  return [...new Set([...remaining, ...cap_add.map(toCapabilityName)])]
}

// Docker's mounts and masked paths (moby, oci/defaults.go).
const systemMounts: Mount[] = [
  { destination: '/proc', type: 'proc', source: 'proc', options: ['nosuid', 'noexec', 'nodev'] },
  {
    destination: '/dev',
    type: 'tmpfs',
    source: 'tmpfs',
    options: ['nosuid', 'strictatime', 'mode=755', 'size=65536k'],
  },
  {
    destination: '/dev/pts',
    type: 'devpts',
    source: 'devpts',
    options: ['nosuid', 'noexec', 'newinstance', 'ptmxmode=0666', 'mode=0620', 'gid=5'],
  },
  { destination: '/dev/mqueue', type: 'mqueue', source: 'mqueue', options: ['nosuid', 'noexec', 'nodev'] },
  { destination: '/sys', type: 'sysfs', source: 'sysfs', options: ['nosuid', 'noexec', 'nodev', 'ro'] },
]
const maskedPaths = [
  '/proc/asound',
  '/proc/acpi',
  '/proc/kcore',
  '/proc/keys',
  '/proc/latency_stats',
  '/proc/timer_list',
  '/proc/sched_debug',
  '/proc/scsi',
  '/sys/firmware',
]
const readonlyPaths = ['/proc/bus', '/proc/fs', '/proc/irq', '/proc/sys', '/proc/sysrq-trigger']

/** Converts an entry such as `/tmp:size=16m,mode=1777` to the mount that Docker would create. */
const toTmpfsMount = (entry: string): Mount => {
  const [destination = '', options = ''] = entry.split(':')
  const givenOptions = options.split(',').filter(Boolean)
  const noexec = givenOptions.includes('exec') ? [] : ['noexec']
  const mode = givenOptions.some((option) => option.startsWith('mode=')) ? [] : ['mode=1777']
  return {
    destination,
    type: 'tmpfs',
    source: 'tmpfs',
    options: ['nosuid', 'nodev', ...noexec, ...mode, ...givenOptions.filter((option) => option !== 'exec')],
  }
}

const buildEnvironment = ({ service, image, hostname }: BundleInput, home: string) => {
  const env = new Map([
    ['PATH', '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'],
    ['HOSTNAME', hostname],
    ['HOME', home],
  ])
  for (const line of image.env) env.set(line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1))
  for (const [name, value] of Object.entries(service.environment)) env.set(name, value)
  return [...env].map(([name, value]) => `${name}=${value}`)
}

const buildArguments = ({ service, image }: BundleInput) => {
  const entrypoint = service.entrypoint ?? image.entrypoint
  // As in Docker, an entrypoint in the compose file also replaces the command of the image.
  const command = service.command ?? (service.entrypoint ? [] : image.command)
  return [...(service.init ? ['/sbin/docker-init', '--'] : []), ...entrypoint, ...command]
}

const toResourceLimits = ({ deploy, pids_limit }: Service) => {
  const { cpus, memory, pids = pids_limit } = deploy?.resources?.limits ?? {}
  return {
    devices: [{ allow: false, access: 'rwm' }],
    ...(memory && { memory: { limit: parseBytes(memory), swap: parseBytes(memory) } }),
    ...(cpus && { cpu: { period: 100_000, quota: Math.round(Number(cpus) * 100_000) } }),
    ...(pids && { pids: { limit: pids } }),
  }
}

/** Creates the config.json of the OCI runtime specification, with Docker's defaults. */
export const createBundle = (input: BundleInput): { process: object; [key: string]: unknown } => {
  const { service, image, rootfs, hostname, netns, cgroup, mounts, tini } = input
  const { home, ...user } = resolveUser(rootfs, service.user || image.user)
  const capabilities = resolveCapabilities(service)
  const effectiveCapabilities = user.uid === 0 ? capabilities : []
  return {
    ociVersion: '1.0.0',
    hostname,
    root: { path: rootfs, readonly: service.read_only ?? false },
    process: {
      terminal: false,
      user,
      args: buildArguments(input),
      env: buildEnvironment(input, home),
      cwd: service.working_dir ?? image.workingDir,
      capabilities: { bounding: capabilities, effective: effectiveCapabilities, permitted: effectiveCapabilities },
      noNewPrivileges: service.security_opt?.some((option) => /^no-new-privileges(:true)?$/.test(option)) ?? false,
    },
    mounts: [
      ...systemMounts,
      {
        destination: '/dev/shm',
        type: 'tmpfs',
        source: 'shm',
        options: ['nosuid', 'noexec', 'nodev', 'mode=1777', `size=${parseBytes(service.shm_size ?? '64m')}`],
      },
      ...service.tmpfs.map(toTmpfsMount),
      ...(service.init
        ? [{ destination: '/sbin/docker-init', type: 'bind', source: tini, options: ['bind', 'ro'] }]
        : []),
      ...mounts,
    ],
    linux: {
      namespaces: [
        { type: 'pid' },
        { type: 'ipc' },
        { type: 'uts' },
        { type: 'mount' },
        { type: 'network', path: netns },
      ],
      // As in Docker, every user may open ports below 1024.
      sysctl: { 'net.ipv4.ip_unprivileged_port_start': '0', ...service.sysctls },
      resources: toResourceLimits(service),
      cgroupsPath: cgroup,
      maskedPaths,
      readonlyPaths,
    },
  }
}
