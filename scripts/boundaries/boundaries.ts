import { boundaryRules } from './boundary-rules.ts'
import { checkBoundaries } from './check-boundaries.ts'
import { root } from '../repository.ts'

const { seen, unseen, violations } = await checkBoundaries(root)

for (const { rule, from, to } of violations) {
  console.error(`${from} → ${to}\n    ${rule}: ${boundaryRules.find(({ name }) => name === rule)?.comment}\n`)
}
for (const path of unseen) console.error(`${path}\n    was not read, so nothing is known about it\n`)

console.log(
  `${boundaryRules.length} rules, ${seen} modules, ${violations.length} violations${unseen.length > 0 ? `, ${unseen.length} modules not read` : ''}`,
)
// A tool that cannot parse what it reads finds nothing wrong with nothing.
const leastModules = 100
process.exitCode = violations.length + unseen.length > 0 || seen < leastModules ? 1 : 0
