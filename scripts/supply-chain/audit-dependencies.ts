import { askAudit } from './ask-audit.ts'

const answer = await askAudit()
if (answer.outcome === 'clean') console.log('No known weakness of high severity or above in what runs in production.')
else {
  console.error(answer.outcome === 'weak' ? answer.lines.join('\n') : `The registry did not answer: ${answer.reason}`)
  process.exitCode = 1
}
