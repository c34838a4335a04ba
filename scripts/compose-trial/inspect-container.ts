import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Project } from './project.ts'
import type { MemoryUsage, ProcessInfo } from './inspection.ts'

type RunningContainer = Project['containers'] extends () => (infer Each)[] ? Each : never

const readCgroupFile = (controller: string, group: string, file: string) => {
  const path = join('/sys/fs/cgroup', controller, group, file)
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : ''
}

const readProcessStatus = (pid: string) =>
  Object.fromEntries(
    readFileSync(`/proc/${pid}/status`, 'utf8')
      .split('\n')
      .map((line) => line.split(/:\s*/, 2) as [string, string]),
  )

/** The processes of a container, listed from outside the container. */
export const listProcesses = (group: string): ProcessInfo[] =>
  readCgroupFile('pids', group, 'cgroup.procs')
    .split('\n')
    .filter(Boolean)
    .map((pid) => {
      const status = readProcessStatus(pid)
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
      return {
        command,
        uid: status.Uid!.split('\t')[0]!,
        capabilities: status.CapEff!,
        noNewPrivileges: status.NoNewPrivs === '1',
        environ: readFileSync(`/proc/${pid}/environ`, 'utf8'),
      }
    })

/** Reads the memory of a container from its control groups (version 1). */
export const readMemoryUsage = (group: string): MemoryUsage => ({
  peakBytes: Number(readCgroupFile('memory', group, 'memory.max_usage_in_bytes')),
  // The memory of the container's processes, without the page cache.
  rssBytes: Number(/^rss (\d+)/m.exec(readCgroupFile('memory', group, 'memory.stat'))?.[1] ?? 0),
  limitBytes: Number(readCgroupFile('memory', group, 'memory.limit_in_bytes')),
  oomKillCount: Number(/^oom_kill (\d+)/m.exec(readCgroupFile('memory', group, 'memory.oom_control'))?.[1] ?? 0),
})

/** Writable mounts in the text of `/proc/PID/mounts`, without those of the kernel (/proc, /dev, /sys). */
export const parseWritableMounts = (mounts: string): string[] =>
  mounts
    .split('\n')
    .map((line) => line.split(' '))
    .filter(([, place = '', , options = '']) => /(^|,)rw(,|$)/.test(options) && !/^\/(proc|dev|sys)(\/|$)/.test(place))
    .map(([, place]) => place!)

/** Says whether a process of the container can write to its root, and lists the writable mounts. */
export const findWritablePaths = async ({
  container,
}: RunningContainer): Promise<{ isRootWritable: boolean; paths: string[] }> => {
  const { code } = await container.exec('/bin/sh', '-c', 'touch /probe && rm /probe')
  return {
    isRootWritable: code === 0,
    paths: parseWritableMounts(readFileSync(`/proc/${container.pid()}/mounts`, 'utf8')),
  }
}

/** Files of a mounted image that are newer than the file `stamp`. Leaves out empty files: they are mount points. */
export const findFilesWrittenSince = (rootfs: string, stamp: string): string[] =>
  execFileSync('find', [rootfs, '-xdev', '-newer', stamp, '-type', 'f', '-size', '+0', '-printf', '/%P\n'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter(Boolean)

/** Parses NAME=value lines into a map from value to name. Leaves out values that are too short to search for. */
export const parseSecretValues = (text: string): Map<string, string> =>
  new Map(
    text.split('\n').flatMap((line) => {
      const [, name = '', values = ''] = /^(\w+)=(.*)$/.exec(line) ?? []
      return values
        .split(',')
        .filter((value) => value.length >= 16)
        .map((value) => [value, name] as const)
    }),
  )

export const findSecretNames = (text: string, secrets: Map<string, string>): string[] => [
  ...new Set([...secrets].filter(([value]) => text.includes(value)).map(([, name]) => name)),
]

export const connectScript = `
const net = require('node:net')
const connections = JSON.parse(process.argv[1]).map(({ label, host, port }) => new Promise((resolve) => {
  const socket = net.connect({ host, port, timeout: 1000 }, () => (socket.destroy(), resolve(label)))
  socket.on('timeout', () => (socket.destroy(), resolve()))
  socket.on('error', () => resolve())
}))
Promise.all(connections).then((labels) => console.log(JSON.stringify(labels.filter(Boolean))))`

export type Endpoint = { label: string; host: string; port: number }

/** Returns the endpoints to which a container can connect. */
export const findReachableHosts = (name: string, endpoints: Endpoint[]): string[] => [
  ...new Set(
    JSON.parse(
      execFileSync(
        'nsenter',
        [`--net=/run/netns/${name}`, process.execPath, '-e', connectScript, JSON.stringify(endpoints)],
        {
          encoding: 'utf8',
        },
      ),
    ) as string[],
  ),
]
