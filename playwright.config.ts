import { availableParallelism } from 'node:os'
import { defineConfig, devices } from 'playwright/test'
import { findChromium } from './scripts/test-runner/find-chromium.ts'

// Other journeys open these screens, too: the file serves `npm run audit:tokens -- --quick` only.
const ignored = process.env.AUDIT_SCREENS ? [] : ['**/every-screen.spec.ts']
/** Files whose tests share a shop and so a worker. They start first: at the end, other workers would have no work. */
const serialFiles = ['**/hold.spec.ts', '**/no-secret-delivered.spec.ts', '**/streamed-query.spec.ts']

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  projects: [
    { name: 'serial', testMatch: serialFiles },
    { name: 'parallel', testIgnore: [...ignored, ...serialFiles] },
  ],
  globalSetup: './e2e/drivers/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // Repeats a journey once, because a busy machine can make it fail; the report names such a journey as flaky.
  retries: 1,
  // More processes than processors: a journey waits for timers, emails and the shop in a third of its time, and no
  // journey fails because a processor does the work of ten.
  workers: availableParallelism() + 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    // The global setup starts the shop and sets its address.
    baseURL: process.env.SHOP_URL,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    trace: 'on-first-retry',
    launchOptions: { executablePath: findChromium() },
  },
})
