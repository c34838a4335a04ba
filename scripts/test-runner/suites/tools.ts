import { toRepositoryPath } from '../../repository.ts'

const toCachePath = (name: string) => toRepositoryPath('var', 'cache', name)

/**
 * Caches the results of unchanged files. That is safe because no lint rule reads types of other files. CI uses no
 * cache.
 */
const withCache = (args: readonly string[], ...cacheArguments: string[]): string[] =>
  process.env.CI ? [...args] : [...args, ...cacheArguments]

const listCacheOptions = (name: string) => [
  '--cache',
  '--cache-strategy=content',
  `--cache-location=${toCachePath(name)}`,
]

/** The arguments with which Node runs each tool; files or folders follow those of `format` and `lint`. */
export const tools = {
  format: withCache(
    ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '--ignore-unknown'],
    ...listCacheOptions('prettier'),
  ),
  lint: withCache(
    ['node_modules/eslint/bin/eslint.js', '--max-warnings=0', '--no-warn-ignored'],
    ...listCacheOptions('eslint'),
  ),
  types: withCache(
    ['node_modules/typescript-7/bin/tsc', '--noEmit', '--checkers', '1'],
    '--incremental',
    '--tsBuildInfoFile',
    toCachePath('types.tsbuildinfo'),
  ),
  boundaries: ['scripts/boundaries/boundaries.ts'],
  exports: ['node_modules/knip/bin/knip.js', '--no-progress'],
  build: ['scripts/build/build.ts'],
}
