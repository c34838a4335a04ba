import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockFolder } from './folder-lock.ts'

const emptyFolder = () => mkdtemp(join(tmpdir(), 'folder-lock-'))

test('one launcher at a time locks a data folder', async () => {
  const folder = await emptyFolder()
  const release = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(/already running on the data in/)
  await release()
  await (
    await lockFolder(folder)
  )()
})

test('the lock of a crashed launcher blocks no start', async () => {
  const folder = await emptyFolder()
  await writeFile(join(folder, 'launcher.lock'), JSON.stringify({ port: 1, token: 'gone' }))
  await (
    await lockFolder(folder)
  )()
  await writeFile(join(folder, 'launcher.lock'), 'half writ')
  await (
    await lockFolder(folder)
  )()
})
