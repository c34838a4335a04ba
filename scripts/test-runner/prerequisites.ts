import { spawnSync } from 'node:child_process'
import { findChromium } from './find-chromium.ts'
import { findPostgres } from './find-postgres.ts'
import { findProgram } from './find-program.ts'

type Prerequisite = { what: string; debian: string; mac: string; find: () => string | undefined }

const prerequisites: Prerequisite[] = [
  {
    what: 'a Redis server',
    debian: 'redis-server',
    mac: 'redis',
    find: () => findProgram(['redis-server', 'valkey-server']),
  },
  { what: 'a Chromium', debian: 'chromium', mac: '--cask google-chrome', find: findChromium },
  { what: 'a PostgreSQL server', debian: 'postgresql', mac: 'postgresql@17', find: findPostgres },
  // Its test needs addresses that only Linux gives a machine of its own.
  {
    what: 'a Caddy',
    debian: 'caddy',
    mac: 'caddy',
    find: () => (process.platform === 'linux' ? findProgram(['caddy']) : 'not needed'),
  },
]

const missing = () => prerequisites.filter(({ find }) => !find())

const mayInstall = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && findProgram(['apt-get']) !== undefined

const aptGet = (...args: string[]) => {
  console.log(`apt-get ${args.join(' ')}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
}

/** How to install what is missing, for the systems people use. */
export const installAdvice = (wanted: Pick<Prerequisite, 'what' | 'debian' | 'mac'>[]): string =>
  [
    `The tests need ${wanted.map(({ what }) => what).join(', ')}, which this machine does not have. Install what is missing:`,
    `  Debian, Ubuntu   sudo apt-get update && sudo apt-get install -y ${wanted.map(({ debian }) => debian).join(' ')}`,
    ...wanted.map(({ mac }, index) => `  ${index === 0 ? 'macOS         ' : '              '}   brew install ${mac}`),
    ...(wanted.some(({ debian }) => debian === 'caddy')
      ? ['  The package of Caddy starts a web server, which the tests do not need: sudo systemctl disable --now caddy']
      : []),
    '  A Chromium can also come from: npx playwright install --with-deps chromium; or name one of yours in CHROMIUM_PATH.',
  ].join('\n')

/**
 * Half of what the journeys take goes into drawing windows that nobody sees; any Chromium will do where this one cannot
 * be had.
 */
const lighterChromium = 'chromium-headless-shell'

const isWorthInstalling = () => !process.env.CHROMIUM_PATH && !findProgram([lighterChromium])

/**
 * Installs what the tests need, and the lighter of two browsers, where that is allowed. Returns whether everything is
 * there; says what is not.
 */
export const providePrerequisites = (): boolean => {
  if (mayInstall() && (missing().length > 0 || isWorthInstalling())) {
    aptGet('update')
    // One by one, so that a package this release does not have keeps none of the others away.
    if (isWorthInstalling()) aptGet('install', '-y', '--no-install-recommends', lighterChromium)
    const wanted = missing().map(({ debian }) => debian)
    for (const debian of wanted) aptGet('install', '-y', '--no-install-recommends', debian)
    // Its package serves the web on port 80 from then on; the tests start one of their own.
    if (wanted.includes('caddy') && findProgram(['systemctl']))
      spawnSync('systemctl', ['disable', '--now', 'caddy'], { stdio: 'ignore' })
  }
  const still = missing()
  if (still.length > 0) console.error(installAdvice(still))
  return still.length === 0
}
