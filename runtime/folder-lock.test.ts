import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { lockFolder as lock } from './folder-lock.ts'

const createInUseError = (holder: string) => new Error(`in use by ${holder}`)
const lockFolder = (target: string, fileName?: string) => lock(target, { fileName, createInUseError })

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const writeLockFile = (pid: number, host = hostname(), started = '') =>
  writeFile(join(folder, 'lock'), JSON.stringify({ pid, host, started }))

it('lockFolder lets one holder in at a time, and the next after a release', async () => {
  const release = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`)
  await release()
  await (
    await lockFolder(folder)
  )()
  expect(await readdir(folder)).toEqual([])
})

it('lockFolder refuses while another process lives, and takes over when that process is dead', async () => {
  const script = `import { lockFolder } from '${import.meta.dirname}/folder-lock.ts'; await lockFolder('${folder}', { createInUseError: Error }); console.log('locked'); setInterval(() => {}, 1000)`
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
  'lockFolder takes over when another process has the id of the dead holder',
  async () => {
    await writeLockFile(process.pid, hostname(), 'long ago')
    await (
      await lockFolder(folder)
    )()
  },
)

it('lockFolder takes over from a holder on another host when its lock file was not renewed for ten seconds', async () => {
  await writeLockFile(1, 'another-container')
  await expect(lockFolder(folder)).rejects.toThrow('another-container')
  const past = new Date(Date.now() - 11_000)
  await utimes(join(folder, 'lock'), past, past)
  await (
    await lockFolder(folder)
  )()
})

it('lockFolder takes over when the lock file is damaged', async () => {
  for (const content of ['{', '{"port":1,"token":"gone"}']) {
    await writeFile(join(folder, 'lock'), content)
    await (
      await lockFolder(folder)
    )()
  }
})

it('lockFolder grants a second lock on a folder when it has another file name', async () => {
  const releases = [await lockFolder(folder), await lockFolder(folder, 'launcher.lock')]
  expect((await readdir(folder)).toSorted()).toEqual(['launcher.lock', 'lock'])
  for (const release of releases) await release()
})
