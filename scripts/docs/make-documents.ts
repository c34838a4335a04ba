import { readFile, writeFile } from 'node:fs/promises'
import { withAlarms } from '../alarms/alarms.ts'
import { envExample, withConfiguration } from '../configuration/made-documents.ts'
import { readMarkedTests } from './marked-tests.ts'
import { inRepository } from '../repository.ts'
import { problemsOf as problemsOfFaults, withTests } from '../faults/report.ts'
import { problemsOf, tablesOf, withTables } from '../security-rows/tables.ts'

const file = inRepository('docs', 'security.md')
const tests = readMarkedTests()
await writeFile(file, withTables(await readFile(file, 'utf8'), tablesOf(tests)))
// Its figures stay: `npm run faults` measures them.
const faults = inRepository('docs', 'faults.md')
await writeFile(faults, withTests(await readFile(faults, 'utf8'), tests))

const operations = inRepository('docs', 'operations.md')
await writeFile(operations, withAlarms(withConfiguration(await readFile(operations, 'utf8'))))
await writeFile(inRepository('.env.example'), envExample())

const problems = [...problemsOf(tests), ...problemsOfFaults(tests)]
for (const problem of problems) console.error(problem)
process.exit(problems.length > 0 ? 1 : 0)
