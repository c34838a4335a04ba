import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createServiceGroup } from './service-group.ts'
import { describeExit, waitUntilReady } from './service-process.ts'

const logFile = () => join(mkdtempSync(join(tmpdir(), 'service-group-')), 'log')
const spawnNode = (script: string) => ({ command: process.execPath, args: ['-e', script], logFile: logFile() })
const idle = 'setInterval(() => {}, 1000)'

/**
 * Whether a process has ended, but Linux still keeps its entry because its parent has not collected it. In a container
 * no process collects orphans.
 */
const isUncollected = (pid: number) =>
  process.platform === 'linux' && readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0) && !isUncollected(pid)
  } catch {
    return false
  }
}

test('a service that ends by itself is reported with its exit code and last lines', async () => {
  const group = createServiceGroup()
  const other = group.start({ name: 'Other', ...spawnNode(idle) })
  group.start({ name: 'Database', ...spawnNode('console.log("disk is full"); process.exit(3)') })
  const exit = await group.crashed
  expect(describeExit(exit)).toBe('Database ended with exit code 3. Its last words:\n\n    disk is full')
  await group.stop()
  expect(isRunning(other.pid)).toBe(false)
})

test('a service that ends before it is ready fails the start at once', async () => {
  const group = createServiceGroup()
  const service = group.start({ name: 'Storefront', ...spawnNode('console.error("no key"); process.exit(1)') })
  await expect(waitUntilReady(service, () => Promise.resolve(false), 15_000)).rejects.toThrow(
    /^Storefront ended with exit code 1[^]*no key/,
  )
  await group.stop()
})

test('a missing program is reported with its service', async () => {
  const group = createServiceGroup()
  const service = group.start({ name: 'Redis', command: '/nowhere/redis-server', args: [] })
  await expect(waitUntilReady(service, () => Promise.resolve(false), 15_000)).rejects.toThrow(
    /Redis could not be started: .*ENOENT/,
  )
  await group.stop()
})

test('a service that ignores the signal is killed with its children after the grace period', async () => {
  const group = createServiceGroup()
  const file = logFile()
  const script = `
    process.on('SIGTERM', () => {})
    const child = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(`process.on('SIGTERM', () => {}); ${idle}`)}])
    console.log(child.pid)
    ${idle}`
  const service = group.start({ name: 'Deaf', ...spawnNode(script), logFile: file, graceMs: 200 })
  await waitUntilReady(service, async () => /\d+\n/.test(await readFile(file, 'utf8')), 10_000)
  const grandchild = Number(await readFile(file, 'utf8'))
  await group.stop()
  expect(isRunning(service.pid)).toBe(false)
  await expect.poll(() => isRunning(grandchild), { timeout: 10_000 }).toBe(false)
})

test('no service starts while the group stops', async () => {
  const group = createServiceGroup()
  await group.stop()
  expect(() => group.start({ name: 'Late', ...spawnNode(idle) })).toThrow('Late was not started')
})

test.skipIf(process.platform === 'win32')('services end when the launcher is killed', async () => {
  const launcher = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `
    import { createServiceGroup } from ${JSON.stringify(join(import.meta.dirname, 'service-group.ts'))}
    const service = createServiceGroup().start(${JSON.stringify({ name: 'Orphan', ...spawnNode(idle) })})
    console.log(service.pid)
    ${idle}`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const [output] = await once(launcher.stdout, 'data')
  const pid = Number(output)
  expect(isRunning(pid)).toBe(true)
  launcher.kill('SIGKILL')
  await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false)
})
