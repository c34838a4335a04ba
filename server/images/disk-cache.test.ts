import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDiskCache } from './disk-cache.ts'

let folder: string
const hour = 60 * 60_000

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const cache = (maxBytes = 1_000) => createDiskCache({ folder, maxBytes, lifetimeMs: hour })

test('the cache keeps files over a restart', async () => {
  await cache().set('a.avif', Buffer.from('one'))
  expect(await cache().get('a.avif')).toEqual(Buffer.from('one'))
  expect(await cache().get('b.avif')).toBeUndefined()
})

test('the cache deletes the least recently used files, on disk too', async () => {
  const disk = cache(250)
  await disk.set('a', Buffer.alloc(100))
  await disk.set('b', Buffer.alloc(100))
  await disk.get('a')
  await disk.set('c', Buffer.alloc(100))
  expect(await disk.get('b')).toBeUndefined()
  expect(await disk.get('a')).toHaveLength(100)
  await expect.poll(async () => (await readdir(folder)).sort()).toEqual(['a', 'c'])
})

test('the cache deletes the oldest files at the start when the folder is too large', async () => {
  for (const [index, name] of ['old', 'new'].entries()) {
    await writeFile(join(folder, name), Buffer.alloc(100))
    const at = new Date(Date.now() - (2 - index) * 60_000)
    await utimes(join(folder, name), at, at)
  }
  const disk = cache(150)
  expect(await disk.get('new')).toHaveLength(100)
  expect(await disk.get('old')).toBeUndefined()
  await expect.poll(() => readdir(folder)).toEqual(['new'])
})

test('the cache deletes unfinished files of an interrupted run and never serves them', async () => {
  const [abandoned, underway] = [join(folder, 'x.tmp'), join(folder, 'y.tmp')]
  for (const file of [abandoned, underway]) await writeFile(file, 'half')
  const past = new Date(Date.now() - 2 * hour)
  await utimes(abandoned, past, past)
  expect(await cache().get('x')).toBeUndefined()
  // Another process is still writing this temporary file.
  expect(await readdir(folder)).toEqual(['y.tmp'])
})

test('processes that share a folder find each other’s files, and lose nothing when one deletes files', async () => {
  const [firstCache, secondCache] = [cache(250), cache(250)]
  expect([await firstCache.get('a'), await secondCache.get('a')]).toEqual([undefined, undefined])
  await firstCache.set('a', Buffer.from('one'))
  expect(await secondCache.get('a')).toEqual(Buffer.from('one'))
  const past = new Date(Date.now() - 2 * hour)
  await utimes(join(folder, 'a'), past, past)
  expect(await cache().get('a'), 'too old').toBeUndefined()
  await Promise.all([
    firstCache.set('b', Buffer.alloc(200, 1)),
    secondCache.set('b', Buffer.alloc(200, 1)),
    cache().get('b'),
  ])
  expect(await secondCache.get('b')).toEqual(Buffer.alloc(200, 1))
  await firstCache.set('c', Buffer.alloc(200, 2))
  await expect.poll(async () => (await readdir(folder)).includes('b')).toBe(false)
  expect(await secondCache.get('b')).toBeUndefined()
  await secondCache.set('b', Buffer.alloc(200, 3))
  expect(await secondCache.get('b')).toEqual(Buffer.alloc(200, 3))
  expect((await readdir(folder)).filter((name) => name.endsWith('.tmp'))).toEqual([])
})

test('the cache handles expired and missing files', async () => {
  await cache().set('a', Buffer.from('one'))
  const past = new Date(Date.now() - 2 * hour)
  await utimes(join(folder, 'a'), past, past)
  const disk = cache()
  expect(await disk.get('a')).toBeUndefined()
  await disk.set('a', Buffer.from('two'))
  await rm(join(folder, 'a'))
  expect(await disk.get('a')).toBeUndefined()
})
