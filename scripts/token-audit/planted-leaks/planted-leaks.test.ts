import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it, test } from 'vitest'
import { findImports } from '../../imports/find-imports.ts'
import { toRepositoryPath, repositoryRoot } from '../../repository.ts'
import { allLeaks } from './all-leaks.ts'
import { listChanges } from './list-changes.ts'
import { copiedPaths, linkedPaths, plantLeak, resolveFileToChange } from './plant-leak.ts'
import type { Change, PlantedLeak } from './planted-leak.ts'

const secrets = { SEARCH_API_KEY: 'of the search', SESSION_SECRETS: 'of the cookie' }
const isBuilt = existsSync(toRepositoryPath('dist', 'client'))
const describeChange = (change: Change) => `${change.file} ${'wrap' in change ? change.exportName : ''}`

test('leaks are planted in at least twenty-four places [V6]', () => {
  expect(new Set(allLeaks.map(({ name }) => name)).size).toBe(allLeaks.length)
  expect(new Set(allLeaks.map(({ changes: [change] }) => describeChange(change))).size).toBeGreaterThanOrEqual(24)
})

test('the copy of the shop that gets a leak holds every file of the storefront', () => {
  const { files } = findImports(repositoryRoot, ['server/main.ts'])
  const parts = [...copiedPaths, ...linkedPaths]
  const missing = [...files].filter((file) => !parts.some((part) => file.startsWith(`${part}/`)))
  expect(missing).toEqual([])
  expect(parts.filter((part) => part !== 'dist' && !existsSync(toRepositoryPath(part)))).toEqual([])
})

it.each(allLeaks)('the place of “$name” is still there [V6]', async (leak) => {
  for (const change of listChanges(leak)) {
    if (change.file.startsWith('dist/') && !isBuilt) continue
    const text = await readFile(await resolveFileToChange(repositoryRoot, change), 'utf8')
    if ('wrap' in change)
      expect(text, change.file).toMatch(new RegExp(`^export (const|(async )?function) ${change.exportName}\\b`, 'm'))
  }
})

let folder: string

beforeEach(async () => {
  await mkdir(toRepositoryPath('var'), { recursive: true })
  folder = await mkdtemp(toRepositoryPath('var', 'plant-leak-'))
  await cp(import.meta.dirname, join(folder, relative(repositoryRoot, import.meta.dirname)), { recursive: true })
})
afterEach(() => rm(folder, { recursive: true }))

const write = async (files: Record<string, string>) => {
  for (const [file, text] of Object.entries({ 'server/upstream/exchange.ts': '', ...files })) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
}

const plant = async (name: string) =>
  plantLeak(folder, allLeaks.find((leak) => leak.name === name) as PlantedLeak, secrets)

test('a planted leak wraps an exported function and leaves the rest of its module, until it is removed', async () => {
  const module = 'export const toPublicConfig = () => ({ features: { persistBasket: true } })\nexport const other = 1\n'
  await write({ 'server/render/public-config.ts': module })
  const removeLeak = await plant('search key in the public part of the configuration')
  const file = join(folder, 'server/render/public-config.ts')
  const { toPublicConfig, other } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
    toPublicConfig(): object
    other: number
  }
  expect([toPublicConfig(), other]).toEqual([{ features: { persistBasket: true, search: 'not configured' } }, 1])
  await removeLeak()
  expect(await readFile(file, 'utf8')).toBe(module)
  expect(await readdir(dirname(file))).toEqual(['public-config.ts'])
})

test('a planted leak empties a module', async () => {
  await write({ 'server/logging/disable-debug-package.ts': 'delete process.env.DEBUG\n' })
  const removeLeak = await plant('ids of sessions and the password of Redis, with DEBUG=*')
  expect(await readFile(join(folder, 'server/logging/disable-debug-package.ts'), 'utf8')).toBe('')
  await removeLeak()
})

test('a planted leak adds text to a built file, which is no longer sent compressed', async () => {
  await write({
    'dist/client/assets/entry-client-x.js': 'start()',
    'dist/client/assets/entry-client-x.js.br': 'compressed',
  })
  const removeLeak = await plant('key of the search index in a script of the build')
  expect(await readFile(join(folder, 'dist/client/assets/entry-client-x.js'), 'utf8')).toMatch(
    /of the search.*\n.*start\(\)$/,
  )
  expect(await readdir(join(folder, 'dist/client/assets'))).toEqual(['entry-client-x.js'])
  await removeLeak()
})

test('planting fails when the file is gone', async () => {
  await write({})
  await expect(plant('basket id in robots.txt')).rejects.toThrow('0 files match server/seo/robots.ts')
})
