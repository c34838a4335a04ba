import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { runBuildah, toContainersPath, runProgram } from './buildah.ts'

const release = 'bookworm'
export const debianImage = 'localhost/stagedoor-debian'
/** The package sources of this machine. Builds use them; images do not contain them. */
export const sourcesList = toContainersPath('sources.list')

/** The package sources of this machine's apt for the release. Throws when apt has another release. */
const readSources = (): string[] => {
  const lines = runProgram('apt-get', [
    'indextargets',
    '--format',
    '$(REPO_URI) $(RELEASE)$(COMPONENT)|$(ORIGIN)',
    'Created-By: Packages',
  ]).split('\n')
  const found = lines.flatMap((line) => {
    const [, uri, suite] = /^(\S+) (\S+?)main\|Debian$/.exec(line) ?? []
    return uri && suite?.startsWith(release) ? [`${uri} ${suite}`] : []
  })
  if (found.length === 0) throw new Error(`apt on this machine has no sources for Debian ${release}`)
  return found
}

// Debian's slim images contain no documents and no downloaded packages either.
const excluded = ['doc', 'man', 'locale', 'info', 'lintian']
const removedPaths = [
  ...excluded.map((name) => `/usr/share/${name}/*`),
  '/var/cache/apt/*',
  '/var/lib/apt/lists/*',
  '/var/log/*.log',
  '/var/log/apt/*',
  '/var/cache/debconf/*-old',
  '/etc/apt/sources.list',
]

/** Builds a minimal Debian with debootstrap when it is missing. With `fresh` builds it again. */
export const buildDebianImage = ({ fresh }: { fresh: boolean }): void => {
  const [tree, unfinishedTree] = [toContainersPath('debian'), toContainersPath('debian-half-made')]
  mkdirSync(toContainersPath(), { recursive: true })
  const sources = readSources()
  writeFileSync(sourcesList, sources.map((source) => `deb ${source} main\n`).join(''))
  if (fresh || !existsSync(tree)) {
    for (const old of [tree, unfinishedTree]) rmSync(old, { recursive: true, force: true })
    runProgram('debootstrap', [
      '--variant=minbase',
      release,
      unfinishedTree,
      sources.find((source) => source.endsWith(` ${release}`))!.split(' ')[0]!,
    ])
    runProgram('sh', ['-c', `cd "$0" && rm -rf ${removedPaths.map((path) => `.${path}`).join(' ')}`, unfinishedTree])
    const dpkg = excluded.map((name) => `path-exclude /usr/share/${name}/*\n`).join('')
    writeFileSync(`${unfinishedTree}/etc/dpkg/dpkg.cfg.d/slim`, dpkg)
    renameSync(unfinishedTree, tree)
  } else if (runBuildah(['images', '--quiet', '--filter', `reference=${debianImage}`])) return
  const container = runBuildah(['from', '--pull=never', 'scratch'])
  runBuildah(['copy', '--quiet', container, tree, '/'])
  runBuildah([
    'config',
    '--cmd',
    'bash',
    '--env',
    'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    container,
  ])
  runBuildah(['commit', '--quiet', '--rm', container, debianImage])
}
