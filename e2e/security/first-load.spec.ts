import { readFile, stat } from 'node:fs/promises'
import { expect, test } from '../drivers/fixtures.ts'

type Chunk = { file: string; imports?: string[]; isEntry?: boolean }

const buildFolder = new URL('../../dist/client/', import.meta.url)

/** The KiB (brotli) of the entry, a page and the imports of both. */
const measureFirstLoad = async (page: string) => {
  const manifest = JSON.parse(await readFile(new URL('.vite/manifest.json', buildFolder), 'utf8')) as Record<
    string,
    Chunk
  >
  const loadedChunks = new Set<string>()
  const add = (key: string) => {
    if (loadedChunks.has(key)) return
    loadedChunks.add(key)
    for (const next of manifest[key]!.imports ?? []) add(next)
  }
  for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry) add(key)
  add(`client/pages/${page}`)
  const sizes = await Promise.all(
    [...loadedChunks].map(async (key) => (await stat(new URL(`${manifest[key]!.file}.br`, buildFolder))).size),
  )
  return sizes.reduce((sum, size) => sum + size, 0) / 1024
}

for (const page of [
  'home/home-page.tsx',
  'events/listing/whats-on-page.tsx',
  'events/event/event-page.tsx',
  'products/product-page.tsx',
  'products/category-page.tsx',
  'content/content-page.tsx',
  'content/articles-page.tsx',
  'venues/venue-page.tsx',
  'gifts/gift-vouchers-page.tsx',
  'search/search-page.tsx',
])
  test(`${page} loads at most 145 KiB of scripts`, async () => {
    expect(await measureFirstLoad(page), 'KiB of scripts').toBeLessThanOrEqual(145)
  })
