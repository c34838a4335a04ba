import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { omittedParts } from './omit-library-parts.ts'
import { repositoryRoot, toRepositoryPath } from '../scripts/repository.ts'

test('the shop uses no part of a library that the build omits', async () => {
  for await (const path of glob('{client,shared}/**/*.{ts,tsx}', { cwd: repositoryRoot })) {
    const code = await readFile(toRepositoryPath(path), 'utf8')
    for (const { usedBy } of omittedParts) expect(code, path).not.toMatch(usedBy)
  }
})
