import { readFile, writeFile } from 'node:fs/promises'
import { replaceAlarmTable } from '../alarms/alarms.ts'
import { renderEnvExample, replaceConfigurationTables } from '../configuration/configuration-docs.ts'
import { loadRequirementTests } from './tests-by-requirement.ts'
import { toRepositoryPath } from '../repository.ts'
import { findFaultTestProblems as problemsOfFaults, replaceTestLinks } from '../faults/report.ts'
import {
  findRequirementProblems,
  formatRequirementTables,
  replaceRequirementTables,
} from '../security-rows/security-tables.ts'

const securityFile = toRepositoryPath('docs', 'security.md')
const tests = loadRequirementTests()
await writeFile(
  securityFile,
  replaceRequirementTables(await readFile(securityFile, 'utf8'), formatRequirementTables(tests)),
)
// The figures stay: `npm run test:faults` measures them.
const faults = toRepositoryPath('docs', 'faults.md')
await writeFile(faults, replaceTestLinks(await readFile(faults, 'utf8'), tests))

const operations = toRepositoryPath('docs', 'operations.md')
await writeFile(operations, replaceAlarmTable(replaceConfigurationTables(await readFile(operations, 'utf8'))))
await writeFile(toRepositoryPath('.env.example'), renderEnvExample())

const problems = [...findRequirementProblems(tests), ...problemsOfFaults(tests)]
for (const problem of problems) console.error(problem)
process.exit(problems.length > 0 ? 1 : 0)
