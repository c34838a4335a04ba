import { boundaryRules } from './boundary-rules.ts'
import { checkBoundaries } from './check-boundaries.ts'
import { repositoryRoot } from '../repository.ts'

const { moduleCount, unreadModules, violations } = await checkBoundaries(repositoryRoot)

for (const { rule, from, to } of violations) {
  console.error(`${from} → ${to}\n    ${rule}: ${boundaryRules.find(({ name }) => name === rule)?.comment}\n`)
}
for (const path of unreadModules) console.error(`${path}\n    was not read, so its imports are unchecked\n`)

console.log(
  `${boundaryRules.length} rules, ${moduleCount} modules, ${violations.length} violations${unreadModules.length > 0 ? `, ${unreadModules.length} modules not read` : ''}`,
)
// If the tool parsed no module, it would find no violation; so a check of fewer modules than this fails.
const minModules = 100
process.exitCode = violations.length + unreadModules.length > 0 || moduleCount < minModules ? 1 : 0
