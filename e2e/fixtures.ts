import { test as base, expect, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright/test'
import type { Language } from '#shared/preferences.ts'
import { speak } from './language.ts'
import { watchBrowser } from './watch-browser.ts'

export { expect }

type Shop = {
  /** Declares trouble that the test provokes; everything else fails it. */
  expectTrouble(pattern: RegExp): void
  /** A browser of its own, as watched as the first. Close to a private window: it shares nothing with the others. */
  openBrowser(options?: BrowserContextOptions & { language?: Language }): Promise<Page>
}

type Trouble = { seen: string[]; expected: RegExp[] }

/** Tests of the shop: a console error, a page error, a hydration warning or a policy violation nobody declared fails the test that saw it. */
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
    await use(context)
  },

  expectTrouble: async ({ trouble }, use) => {
    await use((pattern) => void trouble.expected.push(pattern))
  },

  openBrowser: async ({ browser, trouble }, use) => {
    const opened: BrowserContext[] = []
    await use(async ({ language, ...options } = {}) => {
      const context = await browser.newContext(options)
      opened.push(context)
      await watchBrowser(context, trouble.seen)
      if (language) await speak(context, language)
      return context.newPage()
    })
    for (const context of opened) await context.close()
  },
})
