import { browserRing } from './browser-ring.ts'
import { checkRing } from './check-ring.ts'
import type { Ring } from './ring.ts'
import { supplyRing } from './supply-ring.ts'
import { vitestRing } from './vitest-ring.ts'

/** All that `npm test` runs, the quickest answers first. */
export const rings: Ring[] = [
  checkRing('format', 'Format', ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.']),
  checkRing('lint', 'Lint', ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0']),
  checkRing('types', 'Types', ['node_modules/typescript/bin/tsc', '--noEmit']),
  checkRing('boundaries', 'Boundaries', ['scripts/boundaries/boundaries.ts']),
  supplyRing,
  checkRing('build', 'Build', ['scripts/build/build.ts']),
  vitestRing,
  browserRing,
]
