import { browserSuite } from './browser-suite.ts'
import { createCheckSuite } from './check-suite.ts'
import type { Suite } from './suite.ts'
import { supplySuite } from './supply-suite.ts'
import { vitestSuite } from './vitest-suite.ts'

/** The suites of `npm test`, in their order: the quickest first. */
export const suites: Suite[] = [
  createCheckSuite('format', 'Format', ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.']),
  createCheckSuite('lint', 'Lint', ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0']),
  createCheckSuite('types', 'Types', ['node_modules/typescript/bin/tsc', '--noEmit']),
  createCheckSuite('boundaries', 'Boundaries', ['scripts/boundaries/boundaries.ts']),
  supplySuite,
  createCheckSuite('build', 'Build', ['scripts/build/build.ts']),
  vitestSuite,
  browserSuite,
]
