import { runNpmAudit } from './run-npm-audit.ts'

const audit = await runNpmAudit()
if (audit.outcome === 'clean')
  console.log('No known vulnerability of high severity or above in the packages of production.')
else {
  console.error(
    audit.outcome === 'vulnerable' ? audit.lines.join('\n') : `The registry did not respond: ${audit.reason}`,
  )
  process.exitCode = 1
}
