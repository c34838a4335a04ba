import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { scopeClassName } from './scope-class-name.ts'
import { repositoryRoot, toRepositoryPath } from '../scripts/repository.ts'

test('scopeClassName gives every class of every CSS module its own name', async () => {
  const names: string[] = []
  for await (const path of glob('client/**/*.module.css', { cwd: repositoryRoot })) {
    const css = await readFile(toRepositoryPath(path), 'utf8')
    for (const match of new Set(css.match(/(?<=\.)[a-z_][\w-]*/gi)))
      names.push(scopeClassName(match, toRepositoryPath(path), css))
  }
  expect(names.length).toBeGreaterThan(500)
  expect(new Set(names).size).toBe(names.length)
})

test('scopeClassName returns the hash of the file and the position of the class', () => {
  const css = '.a { color: red } .b.a { color: blue }'
  expect(scopeClassName('b', toRepositoryPath('client/ui/x.module.css'), css)).toMatch(/^_[\w-]{5}1$/)
})
