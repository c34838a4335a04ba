import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { toRepositoryPath } from '../repository.ts'

const readRepositoryFile = (file: string) => readFileSync(toRepositoryPath(file), 'utf8')

it('docs/personal-data.md names every table of the database', () => {
  const [, tables = ''] =
    /export type Tables = \{\n([^}]*)\}/.exec(readRepositoryFile('reference-api/db/schema.ts')) ?? []
  const names = [...tables.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name!)
  expect(names).toContain('users')
  const document = readRepositoryFile('docs/personal-data.md')
  expect(names.filter((name) => !document.includes(`\`${name}\``))).toEqual([])
})
