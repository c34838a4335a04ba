import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { findProgram } from './find-program.ts'

/** It takes half the processor time of a full browser. Where it is missing, the tests use any Chromium. */
export const headlessShell = 'chromium-headless-shell'
const fullBrowsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const applicationPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const findBrowser = (programNames: string[]) =>
  process.env.CHROMIUM_PATH ||
  findProgram(programNames) ||
  [...applicationPaths, chromium.executablePath()].find((path) => existsSync(path))

/** The path of the Chromium for tests: CHROMIUM_PATH, else one that the machine has installed, else Playwright's. */
export const findChromium = (): string | undefined => findBrowser([headlessShell, ...fullBrowsers])

/** The same, but not the headless shell, which has no back-forward cache. */
export const findFullChromium = (): string | undefined => findBrowser(fullBrowsers)
