import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockDataFolder } from './lock-data-folder.ts'

const createEmptyFolder = () => mkdtemp(join(tmpdir(), 'lock-data-folder-'))

test('lockDataFolder lets one launcher in at a time', async () => {
  const folder = await createEmptyFolder()
  const release = await lockDataFolder(folder)
  await expect(lockDataFolder(folder)).rejects.toThrow(/already running on the data in/)
  await release()
  await (
    await lockDataFolder(folder)
  )()
})

test('lockDataFolder takes over the lock that a crashed launcher left', async () => {
  const folder = await createEmptyFolder()
  await writeFile(join(folder, 'launcher.lock'), JSON.stringify({ port: 1, token: 'gone' }))
  await (
    await lockDataFolder(folder)
  )()
  await writeFile(join(folder, 'launcher.lock'), 'half writ')
  await (
    await lockDataFolder(folder)
  )()
})
