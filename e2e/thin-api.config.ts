import { defineConfig } from 'playwright/test'
import config from '../playwright.config.ts'

// What the API of the specification has. Another list of names runs the journeys for another API.
process.env.API_CAPABILITIES ??= 'none'

/** `npm run test:thin-api`: the journeys of `npm test` on an API that lacks capabilities. */
export default defineConfig({
  ...config,
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './drivers/global-setup.ts',
  // The cells that `npm test` leaves out.
  grepInvert: /@further/,
})
