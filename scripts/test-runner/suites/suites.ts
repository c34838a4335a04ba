import { browserSuite, thinApiSuite } from './browser-suite.ts'
import { createCheckSuite } from './check-suite.ts'
import type { Suite } from './suite.ts'
import { supplySuite } from './supply-suite.ts'
import { tools } from './tools.ts'
import { vitestSuite } from './vitest-suite.ts'

/** The suites of `npm test`. Build and tests form the longest chain; the others run beside it. */
export const suites: Suite[] = [
  createCheckSuite('build', 'Build', tools.build),
  vitestSuite,
  browserSuite,
  thinApiSuite,
  createCheckSuite('format', 'Format', [...tools.format, '.']),
  createCheckSuite('lint', 'Lint', [...tools.lint, '.']),
  createCheckSuite('types', 'Types', tools.types),
  createCheckSuite('boundaries', 'Boundaries', tools.boundaries),
  createCheckSuite('exports', 'Exports', tools.exports),
  supplySuite,
]
