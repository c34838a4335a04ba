import type { Page } from 'playwright/test'

type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }

/** Records the layout shifts of every page that is opened from now on. */
export const recordLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts = { sum: 0 }
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        // A check of the test can cause a layout before the styles arrive. It moves the body, and nobody sees it.
        if (entry.sources.every(({ node }) => node !== document.body)) shifts.sum += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The sum of the layout shifts of the open page so far. */
export const readLayoutShift = async (page: Page): Promise<number> => {
  // The browser reports a shift after the frame that it is in.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))))
  return page.evaluate(() => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum)
}
