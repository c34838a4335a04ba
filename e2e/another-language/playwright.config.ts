import { defineConfig } from 'playwright/test'
import config from '../../playwright.config.ts'

/** `npm run test:another-language`: a shop of its own, whose build takes most of the time. */
export default defineConfig({
  ...config,
  testDir: '.',
  outputDir: '../../test-results',
  projects: [{ name: 'another language' }],
  globalSetup: './global-setup.ts',
  timeout: 120_000,
  retries: 0,
})
