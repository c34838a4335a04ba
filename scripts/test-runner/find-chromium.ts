import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { findProgram } from './find-program.ts'

/** In order of preference: the headless shell takes half the processor time of the others. */
const programNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]
const applicationPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The path of the Chromium for tests: CHROMIUM_PATH, else one that the machine has installed, else Playwright's. */
export const findChromium = (): string | undefined =>
  process.env.CHROMIUM_PATH ||
  findProgram(programNames) ||
  [...applicationPaths, chromium.executablePath()].find((path) => existsSync(path))
