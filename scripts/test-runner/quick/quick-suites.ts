import { repositoryRoot } from '../../repository.ts'
import { isBuildCurrent } from '../../build/build-shop.ts'
import { quickJourneysSuite } from '../suites/browser-suite.ts'
import { createCheckSuite } from '../suites/check-suite.ts'
import type { Suite } from '../suites/suite.ts'
import { tools } from '../suites/tools.ts'
import { createVitestSuite } from '../suites/vitest-suite.ts'
import { findNearestTests } from './nearest-tests.ts'

const isCode = (file: string) => /\.(ts|tsx|js|mjs|d\.mts)$/.test(file)

const createNearestSuite = (files: readonly string[]): Suite[] => {
  const { nearest, omittedCount } = findNearestTests(repositoryRoot, files)
  if (nearest.length === 0) return []
  const title = `Unit tests nearest to what changed${omittedCount > 0 ? ` (without ${omittedCount} others)` : ''}`
  return [createVitestSuite(title, ['run', ...nearest])]
}

/** The suites of `npm test -- quick` for these changed files. They take at most two minutes on two processors. */
export const createQuickSuites = async (files: readonly string[]): Promise<Suite[]> => {
  const codeFiles = files.filter(isCode)
  const hasCode = codeFiles.length > 0
  return [
    ...((await isBuildCurrent()) ? [] : [createCheckSuite('build', 'Build', tools.build)]),
    ...createNearestSuite(files),
    quickJourneysSuite,
    createCheckSuite('types', 'Types', tools.types),
    ...(files.length > 0 ? [createCheckSuite('format', 'Format of what changed', [...tools.format, ...files])] : []),
    ...(hasCode ? [createCheckSuite('lint', 'Lint of what changed', [...tools.lint, ...codeFiles])] : []),
    createCheckSuite('boundaries', 'Boundaries', tools.boundaries),
  ]
}
