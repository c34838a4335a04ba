import { availableParallelism } from 'node:os'
import { defineConfig, devices } from 'playwright/test'
import { findChromium } from './scripts/programs/find-chromium.ts'

// Other journeys open these screens, too: the file serves `npm run audit:tokens -- --quick` only.
// `npm run test:another-language` starts a shop of its own.
const ignored = ['**/another-language/**', ...(process.env.AUDIT_SCREENS ? [] : ['**/every-screen.spec.ts'])]
/** The longest tests, and files whose tests share a worker. At the end, the other workers would have no work. */
const firstFiles = ['hold', 'no-secret-delivered', 'streamed-query', 'every-response', 'first-load'].map(
  (name) => `**/${name}.spec.ts`,
)

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  projects: [
    { name: 'first', testMatch: firstFiles },
    { name: 'then', testIgnore: [...ignored, ...firstFiles] },
  ],
  globalSetup: './e2e/drivers/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // Repeats a journey once, because a busy machine can make it fail; the report names such a journey as flaky.
  retries: 1,
  // More processes than processors: a journey waits for timers, emails and the shop in a third of its time. No journey
  // fails because a processor does the work of ten.
  workers: availableParallelism() + 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    // The global setup starts the shop and sets its URL.
    baseURL: process.env.SHOP_URL,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    trace: 'on-first-retry',
    launchOptions: { executablePath: findChromium() },
  },
})
