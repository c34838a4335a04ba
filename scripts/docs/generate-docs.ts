import { readFile, writeFile } from 'node:fs/promises'
import { replaceAlarmTable } from '../alarms/alarms.ts'
import { renderEnvExample, replaceConfigurationTables } from '../configuration/configuration-docs.ts'
import { replaceCredentialTable } from './credential-table.ts'
import { replaceLogTables } from './log-tables.ts'
import { loadRequirementTests } from './tests-by-requirement.ts'
import { toRepositoryPath } from '../repository.ts'
import { replaceApiTables } from './api/bring-your-own-api.ts'
import { renderRequiredApi, requiredApiFile } from './api/required-api.ts'
import { findFaultTestErrors, replaceTestLinks } from '../faults/report.ts'
import { replaceAsvsCounts } from '../security-rows/asvs.ts'
import {
  findRequirementErrors,
  formatRequirementTables,
  replaceRequirementTables,
} from '../security-rows/security-tables.ts'

/** Replaces the generated part of a document in docs/. */
const updateDocument = async (name: string, replace: (document: string) => string) => {
  const file = toRepositoryPath('docs', name)
  await writeFile(file, replace(await readFile(file, 'utf8')))
}

const tests = loadRequirementTests()
await updateDocument('security-tests.md', (document) =>
  replaceRequirementTables(document, formatRequirementTables(tests)),
)
await updateDocument('asvs.md', replaceAsvsCounts)
// Updates the links only: `npm run test:faults` writes the figures.
await updateDocument('faults.md', (document) => replaceTestLinks(document, tests))
await updateDocument('configure.md', replaceConfigurationTables)
await updateDocument('runbook.md', replaceAlarmTable)
await updateDocument('monitoring.md', replaceLogTables)
await updateDocument('security.md', replaceCredentialTable)
await updateDocument('bring-your-own-api.md', replaceApiTables)
await writeFile(toRepositoryPath(requiredApiFile), await renderRequiredApi())
await writeFile(toRepositoryPath('.env.example'), renderEnvExample())

const problems = [...findRequirementErrors(tests), ...findFaultTestErrors(tests)]
for (const problem of problems) console.error(problem)
process.exit(problems.length > 0 ? 1 : 0)
