import { chromium, type Browser, type Locator, type Page } from 'playwright'
import { findChromium } from '#scripts/programs/find-chromium.ts'
import type { Environment } from '../environment.ts'
import { median } from '../median.ts'
import { formatTable } from '../report.ts'

/**
 * `npm run bench -- interactions`: the time from an input to the next paint, with the application running and a
 * processor four times as slow. It is the longest event of the interaction, as in "Interaction to Next Paint". Browsers
 * report events of 16 ms and more, in steps of 8 ms.
 */
const cpuSlowdown = 4
const shortestEventMs = 16
/** After an input, the measurement waits this long for its events. */
const quietMs = 1_500
const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }

type Interaction = {
  name: string
  screen: keyof typeof screens
  path: string
  /** What the shopper presses before, for example to open a list. */
  before?: (page: Page) => Locator
  target: (page: Page) => Locator
}

const ticketForm = 'form[method="post"]:has(input[type="number"])'
const venueSelect = 'span:has(> select[name="venue"])'

const listInteractions = (eventPath: string): Interaction[] => [
  ...(['phone', 'desktop'] as const).flatMap((screen): Interaction[] => [
    { name: 'stepper', screen, path: eventPath, target: (page) => page.locator(`${ticketForm} [data-step="stepUp"]`) },
    {
      name: 'add to basket',
      screen,
      path: eventPath,
      before: (page) => page.locator(`${ticketForm} [data-step="stepUp"]`),
      target: (page) => page.locator(`${ticketForm} button[type="submit"]`),
    },
    {
      name: 'filter',
      screen,
      path: '/whats-on',
      target: (page) => page.locator('nav a[href*="when=weekend"]'),
    },
  ]),
  { name: 'menu', screen: 'phone', path: '/', target: (page) => page.locator('[popovertarget="menu-drawer"]') },
  { name: 'menu', screen: 'desktop', path: '/', target: (page) => page.locator('header nav summary') },
  {
    name: 'select, open',
    screen: 'desktop',
    path: '/whats-on',
    target: (page) => page.locator(`${venueSelect} [role="combobox"]`),
  },
  {
    name: 'select, choose',
    screen: 'desktop',
    path: '/whats-on',
    before: (page) => page.locator(`${venueSelect} [role="combobox"]`),
    target: (page) => page.locator('[data-select-panel] [data-value="tallow-hall"]'),
  },
]

/** Runs in the page: keeps the longest event that belongs to an interaction. */
const observeInteractions = (durationThreshold: number) => {
  const state = { longestMs: 0 }
  Object.assign(globalThis, { interactions: state })
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId > 0) state.longestMs = Math.max(state.longestMs, duration)
  }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit)
}

/** Presses the middle of an element. `click` of Playwright runs scripts in the page, which would count. */
const press = async (page: Page, target: Locator, screen: Interaction['screen']) => {
  const element = target.first()
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error('The target is not visible')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  if (screen === 'phone') return page.touchscreen.tap(x, y)
  await page.mouse.move(x, y)
  await page.waitForTimeout(300)
  await page.mouse.click(x, y)
}

const measureInteraction = async (browser: Browser, shopUrl: string, interaction: Interaction): Promise<number> => {
  const { screen, path, before, target } = interaction
  const context = await browser.newContext({
    viewport: screens[screen],
    hasTouch: screen === 'phone',
    locale: 'en-GB',
    baseURL: shopUrl,
  })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.waitForFunction(() => history.scrollRestoration === 'manual')
    // The list of a select loads when the pointer comes near.
    if (path === '/whats-on' && screen === 'desktop') await page.locator(venueSelect).hover()
    await page.evaluate(observeInteractions, shortestEventMs)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    await page.waitForTimeout(quietMs)
    if (before) {
      await press(page, before(page), screen)
      await page.waitForTimeout(quietMs)
    }
    const readLongest = () =>
      page.evaluate(() => (globalThis as unknown as { interactions: { longestMs: number } }).interactions.longestMs)
    await page.evaluate(() =>
      Object.assign((globalThis as unknown as { interactions: object }).interactions, { longestMs: 0 }),
    )
    await press(page, target(page), screen)
    await page.waitForTimeout(quietMs)
    return await readLongest()
  } finally {
    await context.close()
  }
}

/** The table of `npm run bench -- interactions`: medians of `rounds` presses. */
export const measureInteractions = async (environment: Environment, rounds: number): Promise<string> => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  try {
    const shop = await environment.startStorefront(environment.apiUrl, {})
    const { events } = (await (await fetch(`${shop.url}/bff/events`)).json()) as {
      events: { slug: string; status: string }[]
    }
    const event = events.find(({ status }) => status === 'on_sale')
    if (!event) throw new Error('No event is on sale')
    const rows: string[][] = []
    for (const interaction of listInteractions(`/whats-on/${event.slug}`)) {
      const durations: number[] = []
      for (let round = 0; round < rounds; round += 1)
        durations.push(await measureInteraction(browser, shop.url, interaction))
      const middle = median(durations)
      rows.push([
        interaction.name,
        interaction.screen,
        middle === 0 ? `< ${shortestEventMs}` : String(middle),
        durations.join(' '),
      ])
    }
    return formatTable(['interaction', 'screen', 'ms to the next paint', 'each'], rows)
  } finally {
    await browser.close()
  }
}
