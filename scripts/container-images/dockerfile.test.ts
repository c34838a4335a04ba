import { existsSync, readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { describe, expect, it } from 'vitest'
import { configVariables as apiVariables } from '#reference-api/config.ts'
import { configVariables as shopVariables } from '#server/config/config-variables.ts'
import { findTargets } from './build-image.ts'
import { demoPrograms, deployables } from './deployables.ts'
import { findImports } from '../imports/find-imports.ts'
import { listInstructions, parsePairs, parseDockerfile, type Stage } from './dockerfile.ts'
import { toRepositoryPath, repositoryRoot } from '../repository.ts'

const readRepositoryFile = (file: string) => readFileSync(toRepositoryPath(file), 'utf8')
const stages = parseDockerfile(readRepositoryFile('Dockerfile'))
const findStage = (name: string) => stages.find((candidate) => candidate.name === name)!
const listStageInstructions = (name: string, keyword: string) => listInstructions(stages, findStage(name), keyword)
const getLastInstruction = (name: string, keyword: string) => listStageInstructions(name, keyword).at(-1)
const ignored = readRepositoryFile('.dockerignore')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
const isIgnored = (path: string) =>
  ignored.some((pattern) => matchesGlob(path, pattern) || matchesGlob(path, `${pattern}/**`))
const { version, description, license } = JSON.parse(readRepositoryFile('package.json')) as Record<string, string>
const targets = findTargets()

const listBaseStages = (name: string): Stage[] =>
  findStage(name) ? [...listBaseStages(findStage(name).base), findStage(name)] : []
const removeAppFolder = (path: string) => path.replace(/^\/app\//, '')
const listCopiedPaths = (name: string) =>
  listBaseStages(name).flatMap(({ copies }) => copies.flatMap(({ sources }) => sources.map(removeAppFolder)))
const generatedPaths = ['node_modules', 'dist', 'sbom.cdx.json']

describe('Dockerfile', () => {
  it('builds four images, each with its own program', () => {
    expect(targets).toEqual(['secrets', 'reference-api', 'reference-api-demo', 'storefront'])
  })

  it('copies only existing paths of the build context', () => {
    for (const { from, sources } of stages.flatMap(({ copies }) => copies)) {
      if (from !== undefined) expect(findStage(from), from).toBeDefined()
      for (const path of sources.map(removeAppFolder)) {
        if (path === '.' || (from !== undefined && generatedPaths.includes(path))) continue
        expect([path, existsSync(toRepositoryPath(path)), isIgnored(path)]).toEqual([path, true, false])
      }
    }
  })

  it('has no secret, no test and no generated file in the build context', () => {
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
    ['reference-api-demo', demoPrograms],
    ['secrets', ['docker/secrets/main.ts']],
  ])('%s holds every file its programs import', (name, programs) => {
    const copied = listCopiedPaths(name)
    const files = [...findImports(repositoryRoot, programs).files]
    expect(
      files.filter((file) => !copied.some((path) => file === path || file.startsWith(`${path}/`)) || isIgnored(file)),
    ).toEqual([])
    // The import names that begin with # are defined in package.json.
    expect(copied).toContain('package.json')
    const run = JSON.parse(getLastInstruction(name, 'CMD')!) as string[]
    const entry = JSON.parse(getLastInstruction(name, 'ENTRYPOINT') ?? '[]') as string[]
    expect([...entry, ...run].at(-1)).toBe(programs[0])
  })

  it('reference-api copies its texts and no others', () => {
    const copy = listBaseStages('reference-api')
      .flatMap(({ copies }) => copies)
      .find(({ sources }) => sources.includes('/app/locales'))!
    // The stage keeps the texts of the API in every language.
    expect(findStage(copy.from!).instructions.RUN?.at(-1)).toMatch(
      /^find locales -type f ! -name 'api-\*\.json' -delete && /,
    )
  })

  it('reference-api holds no demo brand, and reference-api-demo adds nothing else', () => {
    const isDemoBrand = (file: string) => file.startsWith('reference-api/demo-brand/')
    const { files, packages } = findImports(repositoryRoot, deployables['reference-api'].programs)
    expect([...files].filter(isDemoBrand)).toEqual([])
    const copy = listBaseStages('reference-api')
      .flatMap(({ copies }) => copies)
      .find(({ sources }) => sources.includes('/app/reference-api'))!
    expect(findStage(copy.from!).instructions.RUN?.at(-1)).toMatch(/ && rm -r reference-api\/demo-brand$/)
    expect(findStage('reference-api-demo').copies).toEqual([
      { from: 'sources', sources: ['/app/reference-api/demo-brand'] },
    ])
    const demo = findImports(repositoryRoot, demoPrograms)
    expect(demo.packages).toEqual(packages)
    expect([...demo.files].filter((file) => !files.has(file) && !isDemoBrand(file))).toEqual([])
  })

  it('installs no package in the image of the init step', () => {
    expect([...findImports(repositoryRoot, ['docker/secrets/main.ts']).packages]).toEqual([])
    expect(listCopiedPaths('secrets')).not.toContain('node_modules')
  })

  it.each([
    ['storefront', shopVariables.shape],
    ['reference-api', apiVariables.shape],
    ['reference-api-demo', apiVariables.shape],
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

  it('lets the program write only to its data folders', () => {
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

  it('sets no secret, and only known variables', () => {
    const set = stages.flatMap(({ name }) => Object.keys(parsePairs(listStageInstructions(name, 'ENV'))))
    const isKnown = (name: string) => name in shopVariables.shape || name in apiVariables.shape || /^MALLOC_/.test(name)
    expect(set.filter((name) => !isKnown(name))).toEqual([])
    expect(set.filter((name) => /SECRET|KEY|PASSWORD|REDIS_URL|DATABASE_URL/.test(name))).toEqual([])
    expect(new Set(stages.flatMap(({ instructions }) => instructions.ARG ?? []))).toEqual(
      new Set(['NODE_IMAGE', 'BUILD_REVISION=']),
    )
  })

  it('has neither npm nor its registry settings in an image', () => {
    const installs = stages.filter(({ instructions }) => instructions.RUN?.some((line) => line.includes('npm ci')))
    expect(installs.map(({ name }) => name)).toEqual(['packages'])
    expect(installs[0]!.instructions.RUN![0]).toMatch(
      /^--mount=type=secret,id=npmrc,target=\/root\/\.npmrc npm ci --omit=dev --ignore-scripts/,
    )
    for (const name of targets) {
      expect(listBaseStages(name).map((each) => each.name)).not.toContain('packages')
      expect(listStageInstructions(name, 'RUN')[0]).toMatch(
        /^rm -rf \/usr\/local\/lib\/node_modules \/usr\/local\/bin\/npm /,
      )
    }
  })

  it('labels each image with its title, version and bill of materials', () => {
    for (const name of targets) {
      const labels = parsePairs(listStageInstructions(name, 'LABEL'))
      expect(labels).toMatchObject({
        'org.opencontainers.image.version': version,
        'org.opencontainers.image.licenses': license,
        'org.opencontainers.image.revision': '$BUILD_REVISION',
        'org.opencontainers.image.base.name': '$NODE_IMAGE',
      })
      if (name !== 'secrets') expect(listCopiedPaths(name)).toContain(removeAppFolder(labels['stagedoor.sbom']!))
    }
    expect(parsePairs(listStageInstructions('storefront', 'LABEL'))['org.opencontainers.image.description']).toBe(
      description,
    )
    expect(
      new Set(targets.map((name) => parsePairs(listStageInstructions(name, 'LABEL'))['org.opencontainers.image.title']))
        .size,
    ).toBe(4)
  })

  it('starts from the Node version of .nvmrc', () => {
    const images = new Set(stages.map(({ base }) => base).filter((base) => !findStage(base)))
    expect([...images]).toEqual([`node:${readRepositoryFile('.nvmrc').trim()}-bookworm-slim`])
  })
})
