import { readFile, stat } from 'node:fs/promises'
import { expect, test } from '../drivers/fixtures.ts'
import { untilHydrated } from '../drivers/hydration.ts'

type Chunk = { file: string; imports?: string[]; isEntry?: boolean }

const buildFolder = new URL('../../dist/client/', import.meta.url)

const readManifest = async () =>
  JSON.parse(await readFile(new URL('.vite/manifest.json', buildFolder), 'utf8')) as Record<string, Chunk>

/** Pages that only a customer can open; guests can open all others. */
const isCustomerPage = (page: string) =>
  /^client\/pages\/(account|addresses|profile|wishlists\/(wishlist|wishlists)-page|orders\/orders-page)/.test(page)

test('every page that a stranger can open loads at most 135 KiB of scripts', async () => {
  const manifest = await readManifest()
  /** The KiB (brotli) of the entry, a page and the imports of both. */
  const measureFirstLoad = async (page: string) => {
    const loadedChunks = new Set<string>()
    const add = (key: string) => {
      if (loadedChunks.has(key)) return
      loadedChunks.add(key)
      for (const next of manifest[key]!.imports ?? []) add(next)
    }
    for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry) add(key)
    add(page)
    const sizes = await Promise.all(
      [...loadedChunks].map(async (key) => (await stat(new URL(`${manifest[key]!.file}.br`, buildFolder))).size),
    )
    return sizes.reduce((sum, size) => sum + size, 0) / 1024
  }
  const pages = Object.keys(manifest).filter((key) => /^client\/pages\/.*-page\.tsx$/.test(key) && !isCustomerPage(key))
  expect(pages.length).toBeGreaterThan(30)
  const weights = await Promise.all(pages.map(async (page) => ({ page, kib: await measureFirstLoad(page) })))
  expect(weights.filter(({ kib }) => kib > 135)).toEqual([])
})

test('every longer script asks the browser to compile it while it loads', async () => {
  for (const { file } of Object.values(await readManifest())) {
    const source = file.endsWith('.js') ? await readFile(new URL(file, buildFolder), 'utf8') : ''
    if (source.length >= 6_000) expect(source, file).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
  }
})

test('the head of a personal page names every script that the page loads', async ({ page }) => {
  const loadedScripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') loadedScripts.add(request.url())
  })
  await page.goto('/basket')
  await untilHydrated(page)
  const named = await page
    .locator('head > link[rel="modulepreload"][fetchpriority="low"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
  expect(loadedScripts.size).toBeGreaterThan(5)
  expect(named.toSorted()).toEqual([...loadedScripts].toSorted())
})
