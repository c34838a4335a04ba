import type { Page } from 'playwright/test'

/** React leaves a mark on the element it took over. */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.getElementById('app') ?? {}).some((key) => key.startsWith('__reactContainer')))
