import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { findFullChromium, headlessShell } from '../programs/find-chromium.ts'
import { findPostgres } from '../programs/find-postgres.ts'
import { findProgram } from '../programs/find-program.ts'

type Prerequisite = { name: string; debian: string; mac: string; findPath: () => string | undefined }

const prerequisites: Prerequisite[] = [
  {
    name: 'a Redis server',
    debian: 'redis-server',
    mac: 'redis',
    findPath: () => findProgram(['redis-server', 'valkey-server']),
  },
  { name: 'a Chromium', debian: 'chromium', mac: '--cask google-chrome', findPath: findFullChromium },
  { name: 'a PostgreSQL server', debian: 'postgresql', mac: 'postgresql@17', findPath: findPostgres },
  // The tests with Caddy and HAProxy need further loopback addresses, which only Linux provides without set-up.
  {
    name: 'a Caddy',
    debian: 'caddy',
    mac: 'caddy',
    findPath: () => (process.platform === 'linux' ? findProgram(['caddy']) : 'not needed'),
  },
  {
    name: 'a HAProxy',
    debian: 'haproxy',
    mac: 'haproxy',
    findPath: () => (process.platform === 'linux' ? findProgram(['haproxy']) : 'not needed'),
  },
]

/**
 * Packages whose installation starts a server, for example on port 80. The runner stops it, because the tests start
 * their own.
 */
const startedByPackage = ['caddy', 'haproxy']

const findMissing = () => prerequisites.filter(({ findPath }) => !findPath())

const canInstall = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && findProgram(['apt-get']) !== undefined

/** A failure shows when the program is still missing. */
const runAptGet = async (...args: string[]) => {
  console.log(`apt-get ${args.join(' ')}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await once(spawn('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env }), 'close')
}

/** The commands that install the missing programs on Debian and macOS. */
export const formatInstallAdvice = (missingPrograms: Pick<Prerequisite, 'name' | 'debian' | 'mac'>[]): string =>
  [
    `The tests need ${missingPrograms.map(({ name }) => name).join(', ')}, which this machine does not have. Install what is missing:`,
    `  Debian, Ubuntu   sudo apt-get update && sudo apt-get install -y ${missingPrograms.map(({ debian }) => debian).join(' ')}`,
    ...missingPrograms.map(
      ({ mac }, index) => `  ${index === 0 ? 'macOS         ' : '              '}   brew install ${mac}`,
    ),
    ...missingPrograms
      .filter(({ debian }) => startedByPackage.includes(debian))
      .map(
        ({ debian }) =>
          `  The tests do not need the server that the package starts: sudo systemctl disable --now ${debian}`,
      ),
    '  A Chromium can also come from: npx playwright install --with-deps chromium; or name one of yours in CHROMIUM_PATH.',
  ].join('\n')

const shouldInstallChromium = () => !process.env.CHROMIUM_PATH && !findProgram([headlessShell])

/**
 * Installs missing programs with apt-get as root; otherwise prints how to install them. Returns whether every program
 * is there.
 */
export const ensurePrerequisites = async (): Promise<boolean> => {
  if (canInstall() && (findMissing().length > 0 || shouldInstallChromium())) {
    await runAptGet('update')
    // Installs the packages one by one: a package that this release lacks must not stop the others.
    if (shouldInstallChromium()) await runAptGet('install', '-y', '--no-install-recommends', headlessShell)
    const missingPackages = findMissing().map(({ debian }) => debian)
    for (const debian of missingPackages) await runAptGet('install', '-y', '--no-install-recommends', debian)
    if (findProgram(['systemctl']))
      for (const server of missingPackages.filter((debian) => startedByPackage.includes(debian)))
        spawnSync('systemctl', ['disable', '--now', server], { stdio: 'ignore' })
  }
  const stillMissing = findMissing()
  if (stillMissing.length > 0) console.error(formatInstallAdvice(stillMissing))
  return stillMissing.length === 0
}
