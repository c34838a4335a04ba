import { isBuildCurrent } from '../../build/build-shop.ts'
import { toRepositoryPath } from '../../repository.ts'
import { quickJourneysSuite } from '../suites/browser-suite.ts'
import { createCheckSuite } from '../suites/check-suite.ts'
import type { Suite } from '../suites/suite.ts'
import { createVitestSuite } from '../suites/vitest-suite.ts'

const cacheFolder = toRepositoryPath('var', 'cache')

/** The files that the linter reads. */
const isCode = (file: string) => /\.(ts|tsx|js|mjs|d\.mts)$/.test(file)

/** The tests that start the whole shop or the whole database many times: `npm test` runs them. */
const slowTests = [
  'scripts/crawl/**',
  'scripts/compose*/**',
  'scripts/containers/**',
  'scripts/token-audit/**',
  'server/tests/**',
  'reference-api/tests/**',
]

const excludeArguments = slowTests.map((pattern) => `--exclude=${pattern}`)

/** The checks of `npm test -- quick`, for these changed files: at most two minutes on two cores. */
export const createQuickSuites = async (files: readonly string[]): Promise<Suite[]> => {
  const codeFiles = files.filter(isCode)
  const prettier = 'node_modules/prettier/bin/prettier.cjs'
  const typesFile = `${cacheFolder}/types.tsbuildinfo`
  return [
    createCheckSuite('types', 'Types', [
      'node_modules/typescript/bin/tsc',
      '--noEmit',
      '--incremental',
      `--tsBuildInfoFile`,
      typesFile,
    ]),
    ...(files.length > 0
      ? [
          createCheckSuite('format', 'Format of what changed', [
            prettier,
            '--check',
            '--log-level=warn',
            '--ignore-unknown',
            ...files,
          ]),
        ]
      : []),
    ...(codeFiles.length > 0
      ? [
          createCheckSuite('lint', 'Lint of what changed', [
            'node_modules/eslint/bin/eslint.js',
            '--no-warn-ignored',
            '--max-warnings=0',
            ...codeFiles,
          ]),
        ]
      : []),
    createCheckSuite('boundaries', 'Boundaries', ['scripts/boundaries/boundaries.ts']),
    ...((await isBuildCurrent()) ? [] : [createCheckSuite('build', 'Build', ['scripts/build/build.ts'])]),
    ...(codeFiles.length > 0
      ? [
          createVitestSuite('Unit tests that reach what changed', [
            'related',
            '--run',
            '--passWithNoTests',
            ...excludeArguments,
            ...codeFiles,
          ]),
        ]
      : []),
    quickJourneysSuite,
  ]
}
