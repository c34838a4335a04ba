import { chromium, type Browser } from 'playwright'
import { findChromium } from '#scripts/programs/find-chromium.ts'
import { createGuest } from '../create-guest.ts'
import type { Environment } from '../environment.ts'
import { findTickets } from '../find-tickets.ts'
import { median } from '../median.ts'
import { noLimits } from '../no-limits.ts'
import { formatTable } from '../report.ts'

/**
 * `npm run bench -- first-load`: measures the first load of pages on a slow phone until the application runs. Chromium
 * has 390 × 844 px, 1.6 Mbit/s down, 750 kbit/s up, 150 ms of latency and a processor four times as slow. Each run
 * begins with a cold cache.
 */
const phone = { width: 390, height: 844 }
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const cpuSlowdown = 4
/** Only the part of a task beyond this many milliseconds counts as blocking time. */
const shortTaskMs = 50
/** An expression that is true in the page when the application runs: the router sets this value. */
const applicationRuns = "history.scrollRestoration === 'manual'"
/** After the application runs, the measurement waits this long for further long tasks. */
const quietMs = 3_000

/**
 * `layoutShift` is the sum of all shifts, without those that follow an input. `largestElement` names the element of the
 * largest paint, with the width of its image.
 */
type FirstLoad = {
  firstPaintMs: number
  largestPaintMs: number
  largestElement: string
  blockingMs: number
  layoutShift: number
}

/** Runs in the page: collects paints, long tasks and layout shifts. */
const observeLoad = () => {
  const state = {
    firstPaintMs: 0,
    largestPaintMs: 0,
    largestElement: '',
    layoutShift: 0,
    tasks: [] as { start: number; duration: number }[],
  }
  Object.assign(globalThis, { firstLoad: state })
  const observe = (type: string, handle: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') state.firstPaintMs = startTime
  })
  observe('largest-contentful-paint', (entry) => {
    const { element, url, startTime } = entry as PerformanceEntry & { element: Element | null; url: string }
    state.largestPaintMs = startTime
    state.largestElement = `${element?.localName ?? ''} ${/w=\d+/.exec(url)?.[0] ?? ''}`.trim()
  })
  observe('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as PerformanceEntry & { hadRecentInput: boolean; value: number }
    if (!hadRecentInput) state.layoutShift += value
  })
  observe('longtask', ({ startTime, duration }) => state.tasks.push({ start: startTime, duration }))
}

const measureFirstLoad = async (browser: Browser, url: string, cookieHeader: string): Promise<FirstLoad> => {
  const context = await browser.newContext({ viewport: phone, hasTouch: true, locale: 'en-GB' })
  try {
    const cookies = cookieHeader.split('; ').map((pair) => pair.split('=') as [string, string])
    if (cookieHeader) await context.addCookies(cookies.map(([name, value]) => ({ name, value, url })))
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.emulateNetworkConditions', network)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    await page.addInitScript(observeLoad)
    await page.goto(url, { waitUntil: 'load' })
    // `waitForFunction` would put a script into the page, which is itself a long task.
    const isRunning = async () =>
      (await devtools.send('Runtime.evaluate', { expression: applicationRuns })).result.value === true
    for (let waits = 0; !(await isRunning()); waits += 1) {
      if (waits === 600) throw new Error(`The application of ${url} does not run after 60 s`)
      await page.waitForTimeout(100)
    }
    await page.waitForTimeout(quietMs)
    const { tasks, ...paints } = await page.evaluate(
      () =>
        (globalThis as unknown as { firstLoad: FirstLoad & { tasks: { start: number; duration: number }[] } })
          .firstLoad,
    )
    const blockingMs = tasks
      .filter(({ start }) => start >= paints.firstPaintMs)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - shortTaskMs), 0)
    return { ...paints, blockingMs }
  } finally {
    await context.close()
  }
}

/** Throws without the fonts whose metrics the first paint has: with any other font, text moves when its own arrives. */
const expectSystemFont = async (browser: Browser) => {
  const page = await browser.newPage()
  const isInstalled = await page.evaluate(() =>
    new FontFace('system', "local('Arial'), local('Liberation Sans'), local('Roboto')").load().then(
      () => true,
      () => false,
    ),
  )
  await page.close()
  if (!isInstalled) throw new Error('First loads need Arial, Roboto or fonts-liberation, as every device has one')
}

/** The table of `npm run bench -- first-load`: medians of `rounds` loads of each page. */
export const measureFirstLoads = async (environment: Environment, rounds: number): Promise<string> => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  try {
    await expectSystemFont(browser)
    const replay = await environment.startReplay()
    const caches = { ...noLimits, PAGE_CACHE_SECONDS: '3600', DATA_CACHE_SECONDS: '3600' }
    const shop = await environment.startStorefront(replay.url, caches)
    const { events } = (await (await fetch(`${shop.url}/bff/events`)).json()) as { events: { slug: string }[] }
    const guest = await createGuest(shop.url, await findTickets(shop.url, 2))
    const paths = ['/', '/whats-on', `/whats-on/${events[0]!.slug}`, '/search?query=choir', '/basket', '/checkout']
    const rows: string[][] = []
    for (const path of paths) {
      const cookie = path === '/basket' || path === '/checkout' ? guest : ''
      // The first visit fills the caches of the server.
      await measureFirstLoad(browser, shop.url + path, cookie)
      const loads: FirstLoad[] = []
      for (let round = 0; round < rounds; round += 1)
        loads.push(await measureFirstLoad(browser, shop.url + path, cookie))
      const format = (name: 'firstPaintMs' | 'largestPaintMs' | 'blockingMs') =>
        String(Math.round(median(loads.map((load) => load[name]))))
      const worstShift = Math.max(...loads.map(({ layoutShift }) => layoutShift)).toFixed(3)
      const paints = [format('firstPaintMs'), format('largestPaintMs'), loads[0]!.largestElement]
      rows.push([path, ...paints, format('blockingMs'), worstShift])
    }
    const columns = [
      'page',
      'first paint ms',
      'largest paint ms',
      'of',
      'blocking ms, application included',
      'worst shift',
    ]
    return formatTable(columns, rows)
  } finally {
    await browser.close()
  }
}
