import { readdir, readFile, stat } from 'node:fs/promises'
import { toEventPath } from '../drivers/fill-basket.ts'
import { findEvent } from '../drivers/events.ts'
import { expect, test } from '../drivers/fixtures.ts'
import { waitForHydration } from '../drivers/hydration.ts'

type Chunk = { file: string; imports?: string[]; isEntry?: boolean }

const buildFolder = new URL('../../dist/client/', import.meta.url)

const readManifest = async () =>
  JSON.parse(await readFile(new URL('.vite/manifest.json', buildFolder), 'utf8')) as Record<string, Chunk>

/** Pages that only a customer can open; guests can open all others. */
const isCustomerPage = (page: string) =>
  /^client\/pages\/(account|addresses|profile|wishlists\/(wishlist|wishlists)-page|orders\/orders-page)/.test(page)

/** The files of the entry, a page and the imports of both. */
const collectFiles = (manifest: Record<string, Chunk>, page: string) => {
  const loadedChunks = new Set<string>()
  const add = (key: string) => {
    if (loadedChunks.has(key)) return
    loadedChunks.add(key)
    for (const next of manifest[key]!.imports ?? []) add(next)
  }
  for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry) add(key)
  add(page)
  return [...loadedChunks].map((key) => manifest[key]!.file)
}

test('every page that a guest can open loads at most 135 KiB of scripts', async () => {
  const manifest = await readManifest()
  /** The KiB (brotli) of the first load of a page. */
  const measureFirstLoad = async (page: string) => {
    const sizes = await Promise.all(
      collectFiles(manifest, page).map(async (file) => (await stat(new URL(`${file}.br`, buildFolder))).size),
    )
    return sizes.reduce((sum, size) => sum + size, 0) / 1024
  }
  const pages = Object.keys(manifest).filter((key) => /^client\/pages\/.*-page\.tsx$/.test(key) && !isCustomerPage(key))
  expect(pages.length).toBeGreaterThan(30)
  const weights = await Promise.all(pages.map(async (page) => ({ page, kib: await measureFirstLoad(page) })))
  expect(weights.filter(({ kib }) => kib > 135)).toEqual([])
})

test('no script of the browser contains zod', async () => {
  const assets = new URL('assets/', buildFolder)
  const scripts = (await readdir(assets)).filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(30)
  const sources = await Promise.all(
    scripts.map(async (file) => ({ file, source: await readFile(new URL(file, assets), 'utf8') })),
  )
  expect(sources.filter(({ source }) => source.includes('ZodError')).map(({ file }) => file)).toEqual([])
})

test('a page that a guest opens and leaves alone loads at most 145 KiB of scripts', async ({
  openBrowser,
  request,
}) => {
  const event = toEventPath(await findEvent(request, { minTicketTypes: 1 }))
  const record = '/products/tomasz-wren-trio-fire-curtain'
  const weights: { path: string; kib: number }[] = []
  for (const path of ['/', '/whats-on', event, record, '/search?query=choir', '/gift-vouchers', '/basket']) {
    const page = await openBrowser({ viewport: { width: 390, height: 844 } })
    const files = new Set<string>()
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (pathname.endsWith('.js')) files.add(pathname)
    })
    await page.goto(path)
    await waitForHydration(page)
    // Also the parts that load by themselves once the application runs.
    await page.waitForLoadState('networkidle')
    const sizes = await Promise.all(
      [...files].map(async (file) => (await stat(new URL(`.${file}.br`, buildFolder))).size),
    )
    weights.push({ path, kib: sizes.reduce((sum, size) => sum + size, 0) / 1024 })
    await page.close()
  }
  expect(weights.filter(({ kib }) => kib > 145)).toEqual([])
})

test('every longer script asks the browser to compile it while it loads', async () => {
  for (const { file } of Object.values(await readManifest())) {
    const source = file.endsWith('.js') ? await readFile(new URL(file, buildFolder), 'utf8') : ''
    if (source.length >= 6_000) expect(source, file).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
  }
})

test('a personal page names all scripts of its first load in its head, a public page on its root', async ({
  request,
}) => {
  const manifest = await readManifest()
  const toUrls = (page: string) => collectFiles(manifest, page).map((file) => `/${file}`)
  const readHtml = async (path: string) => (await request.get(path)).text()

  const links = (await readHtml('/basket')).matchAll(/<link rel="modulepreload" href="([^"]+)" nonce="[^"]+"/g)
  expect([...links].map(([, url]) => url).toSorted()).toEqual(toUrls('client/pages/basket/basket-page.tsx').toSorted())

  const named = /<html[^>]* data-scripts="([^"]+)"/.exec(await readHtml('/faqs'))?.[1]?.split(' ') ?? []
  const ofEveryPage = toUrls(Object.keys(manifest).find((key) => manifest[key]!.isEntry)!)
  expect([...ofEveryPage, ...named].toSorted()).toEqual(toUrls('client/pages/content/content-page.tsx').toSorted())
})
