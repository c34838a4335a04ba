import { readFile, writeFile } from 'node:fs/promises'
import { readMarkedTests } from './marked-tests.ts'
import { inRepository } from './repository.ts'
import { problemsOf, tablesOf, withTables } from './security-rows/tables.ts'

const file = inRepository('docs', 'security.md')
const tests = readMarkedTests()
await writeFile(file, withTables(await readFile(file, 'utf8'), tablesOf(tests)))

const problems = problemsOf(tests)
for (const problem of problems) console.error(problem)
process.exit(problems.length > 0 ? 1 : 0)
