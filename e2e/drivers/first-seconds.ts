import type { Page } from 'playwright/test'

/** The moments that `npm test` tries, in milliseconds after the first paint; `npm run test:first-seconds` tries all. */
const representativeMoments = [0, 300]

/** The details of one cell for Playwright's `test`. */
export const firstSecondsCell = (moment: number, isSlow = false) => ({
  tag: representativeMoments.includes(moment) && !isSlow ? ['@first-seconds'] : ['@first-seconds', '@further'],
})

/** Opens a page, and resolves some milliseconds after its first paint. */
export const openUntilFirstPaint = async (page: Page, path: string, moment: number) => {
  await page.goto(path, { waitUntil: 'commit' })
  await page.evaluate(
    (ms) =>
      new Promise<void>((resolve) => {
        const wait = (paint: PerformanceEntry) => void setTimeout(resolve, paint.startTime + ms - performance.now())
        new PerformanceObserver((list, observer) => {
          observer.disconnect()
          wait(list.getEntries()[0]!)
        }).observe({ type: 'paint', buffered: true })
      }),
    moment,
  )
}

/** 390 px wide, 1.6 Mbit/s, 150 ms, and a processor four times as slow. */
export const emulateSlowPhone = async (page: Page) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}
