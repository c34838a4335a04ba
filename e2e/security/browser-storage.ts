import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext, ConsoleMessage, Page } from 'playwright/test'

/** A value that a browser stores or shows, and its place. */
export type StoredItem = { place: string; text: string }

/** Timeout in milliseconds for reading the storage of one page. */
const readTimeoutMs = 5_000

/** The values that scripts of a page can read. Runs in the page. */
const readPageStorage = async () => {
  const readDatabase = async (name: string) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name)
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    const readStore = (store: string) =>
      new Promise<unknown[]>((resolve, reject) => {
        const reading = database.transaction(store).objectStore(store).getAll()
        reading.onsuccess = () => resolve(reading.result)
        reading.onerror = () => reject(reading.error)
      })
    const stores = await Promise.all(
      [...database.objectStoreNames].map(async (store) => [store, await readStore(store)]),
    )
    database.close()
    return [name, stores]
  }
  const databases = await Promise.all((await indexedDB.databases()).map(({ name }) => readDatabase(name ?? '')))
  const readCache = async (name: string) => {
    const cache = await caches.open(name)
    return Promise.all((await cache.keys()).map(async (key) => [key.url, await (await cache.match(key))?.text()]))
  }
  const cached =
    'caches' in globalThis
      ? await Promise.all((await caches.keys()).map(async (name) => [name, await readCache(name)]))
      : []
  return {
    localStorage: JSON.stringify({ ...localStorage }),
    sessionStorage: JSON.stringify({ ...sessionStorage }),
    indexedDB: JSON.stringify(databases),
    cache: JSON.stringify(cached),
    cookies: document.cookie,
    document: document.documentElement.outerHTML,
    address: JSON.stringify([location.href, document.referrer, window.name, history.state]),
  }
}

const readStoredItems = async (page: Page): Promise<StoredItem[]> => {
  const { pathname } = new URL(page.url())
  // `evaluate` may never return in a page that navigates or was closed.
  const read = await Promise.race([
    page.evaluate(readPageStorage).catch(() => undefined),
    wait(readTimeoutMs, undefined, { ref: false }),
  ])
  return read ? Object.entries(read).map(([source, text]) => ({ place: `${source} of ${pathname}`, text })) : []
}

/**
 * Collects the lines of a context's console from now on; `collect` adds the storage of its pages at that moment.
 */
export const watchStorage = (context: BrowserContext) => {
  const lines: StoredItem[] = []
  context.on('console', (message: ConsoleMessage) =>
    lines.push({
      place: `console of ${URL.parse(message.location().url)?.pathname ?? 'a page'}`,
      text: message.text(),
    }),
  )

  return {
    collect: async (shopUrl: string): Promise<StoredItem[]> => {
      const { origin } = new URL(shopUrl)
      const pages = context.pages().filter((page) => !page.isClosed() && page.url().startsWith(`${origin}/`))
      const cookies = await context.cookies(shopUrl).catch(() => [])
      const jar = cookies.map(({ name, value }) => ({ place: `cookie jar (${name})`, text: `${name}=${value}` }))
      return [...lines.splice(0), ...jar, ...(await Promise.all(pages.map(readStoredItems))).flat()]
    },
  }
}
