import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { lockFolder } from './folder-lock.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const holder = (pid: number, host = hostname(), started = '') =>
  writeFile(join(folder, 'lock'), JSON.stringify({ pid, host, started }))

it('a folder has one holder, and is free again afterwards', async () => {
  const release = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`)
  await release()
  await (
    await lockFolder(folder)
  )()
  expect(await readdir(folder)).toEqual([])
})

it('another living process keeps it, a dead one does not', async () => {
  const script = `import { lockFolder } from '${import.meta.dirname}/folder-lock.ts'; await lockFolder('${folder}'); console.log('locked'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${child.pid}`)
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(JSON.parse(await readFile(join(folder, 'lock'), 'utf8')).pid).toBe(child.pid)
  await (
    await lockFolder(folder)
  )()
})

it.runIf(process.platform === 'linux')(
  'a process that only inherited the number of a dead one does not hold it',
  async () => {
    await holder(process.pid, hostname(), 'long ago')
    await (
      await lockFolder(folder)
    )()
  },
)

it('a holder on another host counts as dead once it is silent', async () => {
  await holder(1, 'another-container')
  await expect(lockFolder(folder)).rejects.toThrow('another-container')
  const past = new Date(Date.now() - 60_000)
  await utimes(join(folder, 'lock'), past, past)
  await (
    await lockFolder(folder)
  )()
})

it('a garbled lock is taken over', async () => {
  await writeFile(join(folder, 'lock'), '{')
  await (
    await lockFolder(folder)
  )()
})
