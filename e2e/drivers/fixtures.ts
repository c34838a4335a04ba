import { test as base, expect, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright/test'
import type { Language } from '#shared/rules/preferences.ts'
import { shopUrl, speak } from './language.ts'
import { watchKept } from '../security/kept-by-browser.ts'
import { writeKept } from '../security/kept-files.ts'
import { watchBrowser } from './watch-browser.ts'

export { expect }

type Shop = {
  /** Declares trouble that the test provokes; everything else fails it. */
  expectTrouble(pattern: RegExp): void
  /** A browser of its own, as watched as the first. Close to a private window: it shares nothing with the others. */
  openBrowser(options?: BrowserContextOptions & { language?: Language }): Promise<Page>
}

type Trouble = { seen: string[]; expected: RegExp[] }

/**
 * Watches what a browser of the run keeps; what is returned hands it, at the end of a test, to the search for secrets.
 */
const handIn = (context: BrowserContext) => {
  const kept = watchKept(context)
  return async () => writeKept(process.env.SHOP_DATA!, await kept.read(shopUrl()))
}

/**
 * Tests of the shop: a console error, a page error, a hydration warning or a policy violation nobody declared fails the
 * test that saw it.
 */
export const test = base.extend<Shop & { trouble: Trouble }>({
  trouble: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const trouble: Trouble = { seen: [], expected: [] }
      await use(trouble)
      const unexpected = trouble.seen.filter((line) => !trouble.expected.some((pattern) => pattern.test(line)))
      expect(unexpected, 'no console error, hydration warning or CSP violation').toEqual([])
    },
    { auto: true },
  ],

  context: async ({ context, trouble }, use) => {
    await watchBrowser(context, trouble.seen)
    const finish = handIn(context)
    await use(context)
    await finish()
  },

  expectTrouble: async ({ trouble }, use) => {
    await use((pattern) => void trouble.expected.push(pattern))
  },

  openBrowser: async ({ browser, trouble }, use) => {
    const opened: { context: BrowserContext; finish: () => Promise<void> }[] = []
    await use(async ({ language, ...options } = {}) => {
      const context = await browser.newContext(options)
      opened.push({ context, finish: handIn(context) })
      await watchBrowser(context, trouble.seen)
      if (language) await speak(context, language)
      return context.newPage()
    })
    for (const { context, finish } of opened) {
      await finish()
      await context.close()
    }
  },
})
