import { test as base, expect, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright/test'
import type { Language } from '#shared/rules/preferences.ts'
import { getShopUrl, setLanguage } from './language.ts'
import { watchStorage } from '../security/browser-storage.ts'
import { appendStoredItems } from '../security/shared-state.ts'
import type { Capability } from '#shared/wire/capabilities.ts'
import { apiCapabilities } from './capabilities.ts'
import { recordBrowserErrors } from './record-browser-errors.ts'

export { expect }

type ShopFixtures = {
  /** Declares errors that the test provokes; any other error fails it. */
  expectErrors(pattern: RegExp): void
  /** Opens another browser context with the same checks. It shares no storage with others. */
  openBrowser(options?: BrowserContextOptions & { language?: Language }): Promise<Page>
}

type BrowserErrors = { recorded: string[]; expected: RegExp[] }

/** Watches the storage of a context. Call the result at the end of a test: it stores the items for the search. */
const collectStoredItems = (context: BrowserContext) => {
  const storageWatch = watchStorage(context)
  return async () => appendStoredItems(process.env.SHOP_DATA!, await storageWatch.collect(getShopUrl()))
}

/** Playwright's `test`, which fails on an undeclared console error, page error, hydration warning or CSP violation. */
export const test = base.extend<ShopFixtures & { browserErrors: BrowserErrors }>({
  browserErrors: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const browserErrors: BrowserErrors = { recorded: [], expected: [] }
      await use(browserErrors)
      const unexpected = browserErrors.recorded.filter(
        (line) => !browserErrors.expected.some((pattern) => pattern.test(line)),
      )
      expect(unexpected, 'undeclared console errors, page errors, hydration warnings and CSP violations').toEqual([])
    },
    { auto: true },
  ],

  context: async ({ context, browserErrors }, use) => {
    await recordBrowserErrors(context, browserErrors.recorded)
    const finish = collectStoredItems(context)
    await use(context)
    await finish()
  },

  expectErrors: async ({ browserErrors }, use) => {
    await use((pattern) => void browserErrors.expected.push(pattern))
  },

  openBrowser: async ({ browser, browserErrors }, use) => {
    const opened: { context: BrowserContext; finish: () => Promise<void> }[] = []
    await use(async ({ language, ...options } = {}) => {
      const context = await browser.newContext(options)
      opened.push({ context, finish: collectStoredItems(context) })
      await recordBrowserErrors(context, browserErrors.recorded)
      if (language) await setLanguage(context, language)
      return context.newPage()
    })
    for (const { context, finish } of opened) {
      await finish()
      await context.close()
    }
  },
})

/** Skips a journey, or all of a file, when the API lacks a capability that they use. */
export const needs = (...names: Capability[]) => {
  for (const name of names) test.skip(!apiCapabilities.has(name), `The API lacks ${name}`)
}
