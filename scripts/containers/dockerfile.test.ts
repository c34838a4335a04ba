import { existsSync, readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { describe, expect, it } from 'vitest'
import { configVariables as apiVariables } from '#reference-api/config.ts'
import { configVariables as shopVariables } from '#server/config/config.ts'
import { findTargets } from './build-images.ts'
import { deployables } from './deployables.ts'
import { findImports } from './find-imports.ts'
import { instructionsOf, pairsOf, readDockerfile, type Stage } from './dockerfile.ts'
import { inRepository, root } from '../repository.ts'

const read = (file: string) => readFileSync(inRepository(file), 'utf8')
const stages = readDockerfile(read('Dockerfile'))
const stage = (name: string) => stages.find((candidate) => candidate.name === name)!
const all = (name: string, keyword: string) => instructionsOf(stages, stage(name), keyword)
const last = (name: string, keyword: string) => all(name, keyword).at(-1)
const ignored = read('.dockerignore')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
const isIgnored = (path: string) =>
  ignored.some((pattern) => matchesGlob(path, pattern) || matchesGlob(path, `${pattern}/**`))
const { version, description, license } = JSON.parse(read('package.json')) as Record<string, string>
const targets = findTargets()

const chainOf = (name: string): Stage[] => (stage(name) ? [...chainOf(stage(name).base), stage(name)] : [])
const withoutFolder = (path: string) => path.replace(/^\/app\//, '')
const copiedInto = (name: string) =>
  chainOf(name).flatMap(({ copies }) => copies.flatMap(({ sources }) => sources.map(withoutFolder)))
const made = ['node_modules', 'dist', 'sbom.cdx.json']

describe('Dockerfile', () => {
  it('is three images, each with its own program', () => {
    expect(targets).toEqual(['secrets', 'reference-api', 'storefront'])
  })

  it('copies only what there is and what the build is given', () => {
    for (const { from, sources } of stages.flatMap(({ copies }) => copies)) {
      if (from !== undefined) expect(stage(from), from).toBeDefined()
      for (const path of sources.map(withoutFolder)) {
        if (path === '.' || (from !== undefined && made.includes(path))) continue
        expect([path, existsSync(inRepository(path)), isIgnored(path)]).toEqual([path, true, false])
      }
    }
  })

  it('is given no secret, no test and nothing that this machine has made', () => {
    const kept = [
      '.env',
      '.env.local',
      '.git/config',
      'node_modules/a',
      'var/mail/a',
      'dist/client/a',
      'server/app.test.ts',
      'server/testing/a.ts',
      'docker-compose.yml',
    ]
    expect(kept.filter((path) => !isIgnored(path))).toEqual([])
  })

  it.each([
    ['storefront', deployables.storefront.programs],
    ['reference-api', deployables['reference-api'].programs],
    ['secrets', ['docker/secrets/main.ts']],
  ])('%s holds every file its programs import', (name, programs) => {
    const copied = copiedInto(name)
    const files = [...findImports(root, programs).files]
    expect(
      files.filter((file) => !copied.some((path) => file === path || file.startsWith(`${path}/`)) || isIgnored(file)),
    ).toEqual([])
    // The names that begin with # are its.
    expect(copied).toContain('package.json')
    const run = JSON.parse(last(name, 'CMD')!) as string[]
    const entry = JSON.parse(last(name, 'ENTRYPOINT') ?? '[]') as string[]
    expect([...entry, ...run].at(-1)).toBe(programs[0])
  })

  it('installs nothing for the secrets of a first start', () => {
    expect([...findImports(root, ['docker/secrets/main.ts']).packages]).toEqual([])
    expect(copiedInto('secrets')).not.toContain('node_modules')
  })

  it.each([
    ['storefront', shopVariables.shape],
    ['reference-api', apiVariables.shape],
  ])('%s is run without privileges and watched', (name, known) => {
    expect(last(name, 'USER')).toBe('node')
    const check = last(name, 'HEALTHCHECK')!
    expect(check).toContain('/healthz')
    const port = /process\.env\.(\w+) \|\| (\d+)/.exec(check)
    expect(known).toHaveProperty(port![1]!)
    expect(last(name, 'EXPOSE')).toBe(port![2])
    expect(pairsOf(all(name, 'ENV'))).toMatchObject({ NODE_ENV: 'production', DEPLOYMENT: 'production' })
  })

  it('lets the program write to the folders it is to write to, and to no other', () => {
    const owned = (name: string) =>
      all(name, 'RUN').flatMap((line) => /^install -d -o node -g node (.*)$/.exec(line)?.[1]!.split(' ') ?? [])
    expect(owned('storefront')).toEqual([shopVariables.shape.IMAGE_CACHE_DIR.parse(undefined)])
    expect(owned('reference-api')).toEqual([
      apiVariables.shape.MAIL_DIR.parse(undefined),
      apiVariables.shape.REFERENCE_API_DATA.parse(undefined),
    ])
    expect(read('Dockerfile')).not.toContain('--chown')
  })

  it('bakes no secret in, and only variables somebody knows', () => {
    const set = stages.flatMap(({ name }) => Object.keys(pairsOf(all(name, 'ENV'))))
    expect(set.filter((name) => !(name in shopVariables.shape || name in apiVariables.shape))).toEqual([])
    expect(set.filter((name) => /SECRET|KEY|PASSWORD|REDIS_URL|DATABASE_URL/.test(name))).toEqual([])
    expect(new Set(stages.flatMap(({ instructions }) => instructions.ARG ?? []))).toEqual(new Set(['BUILD_REVISION=']))
  })

  it('leaves npm, and how it came to its packages, behind', () => {
    const installs = stages.filter(({ instructions }) => instructions.RUN?.some((line) => line.includes('npm ci')))
    expect(installs.map(({ name }) => name)).toEqual(['packages'])
    expect(installs[0]!.instructions.RUN![0]).toMatch(
      /^--mount=type=secret,id=npmrc,target=\/root\/\.npmrc npm ci --omit=dev/,
    )
    for (const name of targets) {
      expect(chainOf(name).map((each) => each.name)).not.toContain('packages')
      expect(all(name, 'RUN')[0]).toMatch(/^rm -rf \/usr\/local\/lib\/node_modules \/usr\/local\/bin\/npm /)
    }
  })

  it('says of each image what it is, of which version, and where the list of its packages lies', () => {
    for (const name of targets) {
      const labels = pairsOf(all(name, 'LABEL'))
      expect(labels).toMatchObject({
        'org.opencontainers.image.version': version,
        'org.opencontainers.image.licenses': license,
        'org.opencontainers.image.revision': '$BUILD_REVISION',
        'org.opencontainers.image.base.name': `docker.io/library/${stage('runtime').base}`,
      })
      if (name !== 'secrets') expect(copiedInto(name)).toContain(withoutFolder(labels['stagedoor.sbom']!))
    }
    expect(pairsOf(all('storefront', 'LABEL'))['org.opencontainers.image.description']).toBe(description)
    expect(new Set(targets.map((name) => pairsOf(all(name, 'LABEL'))['org.opencontainers.image.title'])).size).toBe(3)
  })

  it('stands on the Node that the repository names', () => {
    const images = new Set(stages.map(({ base }) => base).filter((base) => !stage(base)))
    expect([...images]).toEqual([`node:${read('.nvmrc').trim()}-bookworm-slim`])
  })
})
