import { spawnSync } from 'node:child_process'
import { findChromium } from './find-chromium.ts'
import { findPostgres } from './find-postgres.ts'
import { findProgram } from './find-program.ts'

type Prerequisite = { name: string; debian: string; mac: string; findPath: () => string | undefined }

const prerequisites: Prerequisite[] = [
  {
    name: 'a Redis server',
    debian: 'redis-server',
    mac: 'redis',
    findPath: () => findProgram(['redis-server', 'valkey-server']),
  },
  { name: 'a Chromium', debian: 'chromium', mac: '--cask google-chrome', findPath: findChromium },
  { name: 'a PostgreSQL server', debian: 'postgresql', mac: 'postgresql@17', findPath: findPostgres },
  // Its test needs addresses that only Linux gives a machine of its own.
  {
    name: 'a Caddy',
    debian: 'caddy',
    mac: 'caddy',
    findPath: () => (process.platform === 'linux' ? findProgram(['caddy']) : 'not needed'),
  },
]

const findMissing = () => prerequisites.filter(({ findPath }) => !findPath())

const canInstall = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && findProgram(['apt-get']) !== undefined

const runAptGet = (...args: string[]) => {
  console.log(`apt-get ${args.join(' ')}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
}

/** How to install what is missing, for the systems people use. */
export const formatInstallAdvice = (missingPrograms: Pick<Prerequisite, 'name' | 'debian' | 'mac'>[]): string =>
  [
    `The tests need ${missingPrograms.map(({ name }) => name).join(', ')}, which this machine does not have. Install what is missing:`,
    `  Debian, Ubuntu   sudo apt-get update && sudo apt-get install -y ${missingPrograms.map(({ debian }) => debian).join(' ')}`,
    ...missingPrograms.map(
      ({ mac }, index) => `  ${index === 0 ? 'macOS         ' : '              '}   brew install ${mac}`,
    ),
    ...(missingPrograms.some(({ debian }) => debian === 'caddy')
      ? ['  The package of Caddy starts a web server, which the tests do not need: sudo systemctl disable --now caddy']
      : []),
    '  A Chromium can also come from: npx playwright install --with-deps chromium; or name one of yours in CHROMIUM_PATH.',
  ].join('\n')

/**
 * Half of what the journeys take goes into drawing windows that nobody sees; any Chromium will do where this one cannot
 * be had.
 */
const preferredChromium = 'chromium-headless-shell'

const shouldInstallChromium = () => !process.env.CHROMIUM_PATH && !findProgram([preferredChromium])

/**
 * Installs what the tests need, and the lighter of two browsers, where that is allowed. Returns whether everything is
 * there; says what is not.
 */
export const ensurePrerequisites = (): boolean => {
  if (canInstall() && (findMissing().length > 0 || shouldInstallChromium())) {
    runAptGet('update')
    // One by one, so that a package this release does not have keeps none of the others away.
    if (shouldInstallChromium()) runAptGet('install', '-y', '--no-install-recommends', preferredChromium)
    const missingPackages = findMissing().map(({ debian }) => debian)
    for (const debian of missingPackages) runAptGet('install', '-y', '--no-install-recommends', debian)
    // Its package serves the web on port 80 from then on; the tests start one of their own.
    if (missingPackages.includes('caddy') && findProgram(['systemctl']))
      spawnSync('systemctl', ['disable', '--now', 'caddy'], { stdio: 'ignore' })
  }
  const stillMissing = findMissing()
  if (stillMissing.length > 0) console.error(formatInstallAdvice(stillMissing))
  return stillMissing.length === 0
}
