import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createBundle } from './bundle.ts'
import type { Service } from '#scripts/compose-file/compose-file.ts'
import { parseBytes, parseMilliseconds } from './parse-quantities.ts'
import { findUnsupportedKeys } from './unsupported-keys.ts'

const rootfs = mkdtempSync(join(tmpdir(), 'bundle-'))
mkdirSync(join(rootfs, 'etc'))
writeFileSync(join(rootfs, 'etc', 'passwd'), 'root:x:0:0::/root:/bin/sh\nnode:x:1000:1001::/home/node:/bin/sh\n')
writeFileSync(join(rootfs, 'etc', 'group'), 'root:x:0:\nnode:x:1001:\nvideo:x:44:node\n')
afterAll(() => rmSync(rootfs, { recursive: true }))

const image = {
  name: 'x',
  rootfs,
  user: 'node',
  env: ['PORT=1', 'NODE_ENV=production'],
  entrypoint: ['start'],
  command: ['it'],
  workingDir: '/app',
  volumes: [],
  stopSignal: 'SIGTERM',
}
const emptyService: Service = {
  environment: {},
  tmpfs: [],
  volumes: [],
  configs: [],
  networks: {},
  ports: [],
  depends_on: {},
}

const createTestBundle = (service: Partial<Service>) =>
  createBundle({
    service: { ...emptyService, ...service },
    image,
    rootfs,
    hostname: 'h',
    netns: '/run/netns/h',
    cgroup: 'g/h',
    mounts: [],
    tini: '/usr/bin/tini',
  }) as {
    root: object
    process: {
      user: object
      args: string[]
      env: string[]
      capabilities: Record<string, string[]>
      noNewPrivileges: boolean
    }
    mounts: { destination: string; options: string[] }[]
    linux: { resources: object }
  }

describe('the OCI bundle of a service', () => {
  it('has the settings of the image without those of the file, and Docker’s defaults without both', () => {
    const { root, process, linux } = createTestBundle({})
    expect(root).toEqual({ path: rootfs, readonly: false })
    expect(process.user).toEqual({ uid: 1000, gid: 1001, additionalGids: [44] })
    expect(process.args).toEqual(['start', 'it'])
    expect(process.env).toEqual(expect.arrayContaining(['PORT=1', 'NODE_ENV=production', 'HOME=/home/node']))
    expect(process.capabilities).toMatchObject({
      effective: [],
      permitted: [],
      bounding: expect.arrayContaining(['CAP_CHOWN']),
    })
    expect(process.noNewPrivileges).toBe(false)
    expect(linux.resources).toEqual({ devices: [{ allow: false, access: 'rwm' }] })
  })

  it('has the settings of the file before those of the image', () => {
    const { root, process, mounts, linux } = createTestBundle({
      user: '0:0',
      init: true,
      command: ['else'],
      environment: { PORT: '2', EMPTY: '' },
      read_only: true,
      tmpfs: ['/tmp:size=64m'],
      cap_drop: ['ALL'],
      cap_add: ['CHOWN'],
      security_opt: ['no-new-privileges:true'],
      deploy: { resources: { limits: { cpus: '0.5', memory: '128m', pids: 50 } } },
    })
    expect(root).toMatchObject({ readonly: true })
    expect(process.user).toMatchObject({ uid: 0, gid: 0 })
    expect(process.args).toEqual(['/sbin/docker-init', '--', 'start', 'else'])
    expect(process.env).toEqual(expect.arrayContaining(['PORT=2', 'EMPTY=']))
    expect(process.env.join()).not.toMatch(/PORT=1/)
    expect(process.capabilities).toEqual({
      bounding: ['CAP_CHOWN'],
      effective: ['CAP_CHOWN'],
      permitted: ['CAP_CHOWN'],
    })
    expect(process.noNewPrivileges).toBe(true)
    expect(mounts.find(({ destination }) => destination === '/tmp')?.options).toEqual([
      'nosuid',
      'nodev',
      'noexec',
      'mode=1777',
      'size=64m',
    ])
    expect(linux.resources).toMatchObject({
      memory: { limit: 134_217_728 },
      cpu: { period: 100_000, quota: 50_000 },
      pids: { limit: 50 },
    })
  })

  it('drops the command of the image when the file sets the entrypoint, and fails for an unknown user', () => {
    expect(createTestBundle({ entrypoint: ['other'] }).process.args).toEqual(['other'])
    expect(() => createTestBundle({ user: 'nobody' })).toThrow('no user nobody')
  })

  it('parses durations and sizes of Compose, and names the keys it leaves out', () => {
    expect(['1m30s', '500ms', undefined].map((text) => parseMilliseconds(text, 7))).toEqual([90_000, 500, 7])
    expect(['512m', '134217728', '1g'].map(parseBytes)).toEqual([536_870_912, 134_217_728, 1_073_741_824])
    expect(findUnsupportedKeys({ services: { a: { ...emptyService, user: '1', restart: 'no' } } })).toEqual(['restart'])
  })
})
