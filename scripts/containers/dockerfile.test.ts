import { existsSync, readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { describe, expect, it } from 'vitest'
import { configVariables as apiVariables } from '#reference-api/config.ts'
import { configVariables as shopVariables } from '#server/config/config-variables.ts'
import { findTargets } from './build-image.ts'
import { deployables } from './deployables.ts'
import { findImports } from './find-imports.ts'
import { listInstructions, parsePairs, parseDockerfile, type Stage } from './dockerfile.ts'
import { toRepositoryPath, repositoryRoot } from '../repository.ts'

const readRepositoryFile = (file: string) => readFileSync(toRepositoryPath(file), 'utf8')
const stages = parseDockerfile(readRepositoryFile('Dockerfile'))
const stage = (name: string) => stages.find((candidate) => candidate.name === name)!
const listStageInstructions = (name: string, keyword: string) => listInstructions(stages, stage(name), keyword)
const getLastInstruction = (name: string, keyword: string) => listStageInstructions(name, keyword).at(-1)
const ignored = readRepositoryFile('.dockerignore')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
const isIgnored = (path: string) =>
  ignored.some((pattern) => matchesGlob(path, pattern) || matchesGlob(path, `${pattern}/**`))
const { version, description, license } = JSON.parse(readRepositoryFile('package.json')) as Record<string, string>
const targets = findTargets()

const listBaseStages = (name: string): Stage[] =>
  stage(name) ? [...listBaseStages(stage(name).base), stage(name)] : []
const removeAppFolder = (path: string) => path.replace(/^\/app\//, '')
const listCopiedPaths = (name: string) =>
  listBaseStages(name).flatMap(({ copies }) => copies.flatMap(({ sources }) => sources.map(removeAppFolder)))
const generatedPaths = ['node_modules', 'dist', 'sbom.cdx.json']

describe('Dockerfile', () => {
  it('is three images, each with its own program', () => {
    expect(targets).toEqual(['secrets', 'reference-api', 'storefront'])
  })

  it('copies only what there is and what the build is given', () => {
    for (const { from, sources } of stages.flatMap(({ copies }) => copies)) {
      if (from !== undefined) expect(stage(from), from).toBeDefined()
      for (const path of sources.map(removeAppFolder)) {
        if (path === '.' || (from !== undefined && generatedPaths.includes(path))) continue
        expect([path, existsSync(toRepositoryPath(path)), isIgnored(path)]).toEqual([path, true, false])
      }
    }
  })

  it('is given no secret, no test and nothing that this machine has made', () => {
    const excludedPaths = [
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
    expect(excludedPaths.filter((path) => !isIgnored(path))).toEqual([])
  })

  it.each([
    ['storefront', deployables.storefront.programs],
    ['reference-api', deployables['reference-api'].programs],
    ['secrets', ['docker/secrets/main.ts']],
  ])('%s holds every file its programs import', (name, programs) => {
    const copied = listCopiedPaths(name)
    const files = [...findImports(repositoryRoot, programs).files]
    expect(
      files.filter((file) => !copied.some((path) => file === path || file.startsWith(`${path}/`)) || isIgnored(file)),
    ).toEqual([])
    // The names that begin with # are its.
    expect(copied).toContain('package.json')
    const run = JSON.parse(getLastInstruction(name, 'CMD')!) as string[]
    const entry = JSON.parse(getLastInstruction(name, 'ENTRYPOINT') ?? '[]') as string[]
    expect([...entry, ...run].at(-1)).toBe(programs[0])
  })

  it('installs nothing for the secrets of a first start', () => {
    expect([...findImports(repositoryRoot, ['docker/secrets/main.ts']).packages]).toEqual([])
    expect(listCopiedPaths('secrets')).not.toContain('node_modules')
  })

  it.each([
    ['storefront', shopVariables.shape],
    ['reference-api', apiVariables.shape],
  ])('%s is run without privileges and watched', (name, known) => {
    expect(getLastInstruction(name, 'USER')).toBe('node')
    const check = getLastInstruction(name, 'HEALTHCHECK')!
    expect(check).toContain('/healthz')
    const port = /process\.env\.(\w+) \|\| (\d+)/.exec(check)
    expect(known).toHaveProperty(port![1]!)
    expect(getLastInstruction(name, 'EXPOSE')).toBe(port![2])
    expect(parsePairs(listStageInstructions(name, 'ENV'))).toMatchObject({
      NODE_ENV: 'production',
      DEPLOYMENT: 'production',
    })
  })

  it('lets the program write to the folders it is to write to, and to no other', () => {
    const listOwnedPaths = (name: string) =>
      listStageInstructions(name, 'RUN').flatMap(
        (line) => /^install -d -o node -g node (.*)$/.exec(line)?.[1]!.split(' ') ?? [],
      )
    expect(listOwnedPaths('storefront')).toEqual([shopVariables.shape.IMAGE_CACHE_DIR.parse(undefined)])
    expect(listOwnedPaths('reference-api')).toEqual([
      apiVariables.shape.MAIL_DIR.parse(undefined),
      apiVariables.shape.REFERENCE_API_DATA_DIR.parse(undefined),
    ])
    expect(readRepositoryFile('Dockerfile')).not.toContain('--chown')
  })

  it('bakes no secret in, and only variables somebody knows', () => {
    const set = stages.flatMap(({ name }) => Object.keys(parsePairs(listStageInstructions(name, 'ENV'))))
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
      expect(listBaseStages(name).map((each) => each.name)).not.toContain('packages')
      expect(listStageInstructions(name, 'RUN')[0]).toMatch(
        /^rm -rf \/usr\/local\/lib\/node_modules \/usr\/local\/bin\/npm /,
      )
    }
  })

  it('says of each image what it is, of which version, and where the list of its packages lies', () => {
    for (const name of targets) {
      const labels = parsePairs(listStageInstructions(name, 'LABEL'))
      expect(labels).toMatchObject({
        'org.opencontainers.image.version': version,
        'org.opencontainers.image.licenses': license,
        'org.opencontainers.image.revision': '$BUILD_REVISION',
        'org.opencontainers.image.base.name': `docker.io/library/${stage('runtime').base}`,
      })
      if (name !== 'secrets') expect(listCopiedPaths(name)).toContain(removeAppFolder(labels['stagedoor.sbom']!))
    }
    expect(parsePairs(listStageInstructions('storefront', 'LABEL'))['org.opencontainers.image.description']).toBe(
      description,
    )
    expect(
      new Set(targets.map((name) => parsePairs(listStageInstructions(name, 'LABEL'))['org.opencontainers.image.title']))
        .size,
    ).toBe(3)
  })

  it('stands on the Node that the repository names', () => {
    const images = new Set(stages.map(({ base }) => base).filter((base) => !stage(base)))
    expect([...images]).toEqual([`node:${readRepositoryFile('.nvmrc').trim()}-bookworm-slim`])
  })
})
