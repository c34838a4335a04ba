import { isBuildCurrent } from '../../build/build-shop.ts'
import { quickJourneysSuite } from '../suites/browser-suite.ts'
import { createCheckSuite } from '../suites/check-suite.ts'
import type { Suite } from '../suites/suite.ts'
import { tools } from '../suites/tools.ts'
import { createVitestSuite } from '../suites/vitest-suite.ts'

const isCode = (file: string) => /\.(ts|tsx|js|mjs|d\.mts)$/.test(file)

/** Tests that start whole shops, databases or containers take minutes: only `npm test` runs them. */
const slowTests = [
  'scripts/crawl/**',
  'scripts/compose*/**',
  'scripts/containers/**',
  'scripts/token-audit/**',
  'server/tests/**',
  'reference-api/tests/**',
]

const createRelatedSuite = (codeFiles: readonly string[]) =>
  createVitestSuite('Unit tests that reach what changed', [
    'related',
    '--run',
    '--passWithNoTests',
    ...slowTests.map((pattern) => `--exclude=${pattern}`),
    ...codeFiles,
  ])

/** The suites of `npm test -- quick` for these changed files: at most two minutes on two cores. */
export const createQuickSuites = async (files: readonly string[]): Promise<Suite[]> => {
  const codeFiles = files.filter(isCode)
  const hasCode = codeFiles.length > 0
  return [
    createCheckSuite('types', 'Types', tools.types),
    ...(files.length > 0 ? [createCheckSuite('format', 'Format of what changed', [...tools.format, ...files])] : []),
    ...(hasCode ? [createCheckSuite('lint', 'Lint of what changed', [...tools.lint, ...codeFiles])] : []),
    createCheckSuite('boundaries', 'Boundaries', tools.boundaries),
    ...((await isBuildCurrent()) ? [] : [createCheckSuite('build', 'Build', tools.build)]),
    ...(hasCode ? [createRelatedSuite(codeFiles)] : []),
    quickJourneysSuite,
  ]
}
