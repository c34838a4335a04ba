import { execFileSync } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { arch, platform } from 'node:os'
import { parseArgs } from 'node:util'
import { findChromium } from '../find-chromium.ts'
import { providePrerequisites } from '../prerequisites.ts'
import { createProgress } from '../progress.ts'
import { inRepository, root } from '../repository.ts'
import { isClean, writeAuditReport, type AuditReport } from './audit-report.ts'
import { runPlantedLeaks } from './planted-leaks/run-planted-leaks.ts'
import { runPasses } from './run-passes.ts'

const usage = `npm run audit:tokens             every journey and fault, then every planted leak
npm run audit:tokens -- --quick  a walk, the faults and every screen once, then every planted leak
     --journeys                  without the planted leaks        --mutants   the planted leaks alone
     --tripwire                  each planted leak a second time, with the server's own tripwire on
The report goes to var/audit/report.md and report.json.`

const readArguments = () => {
  const flag = { type: 'boolean', default: false } as const
  try {
    return parseArgs({ options: { quick: flag, journeys: flag, mutants: flag, tripwire: flag } }).values
  } catch {
    console.error(usage)
    process.exit(2)
  }
}

/** What a program says of itself; a report without it is still one. */
const say = (program: string | undefined, args: string[]) => {
  try {
    return program ? execFileSync(program, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() : 'unknown'
  } catch {
    return 'unknown'
  }
}

const { quick, journeys, mutants, tripwire } = readArguments()
if (!providePrerequisites()) process.exit(1)
const begun = performance.now()
const folder = inRepository('var', 'audit')
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })

const search = mutants ? undefined : await runPasses(quick)
const plantedLeaks = journeys ? undefined : await runPlantedLeaks({ tripwire, progress: createProgress() })
const report: AuditReport = {
  clean: isClean({ search, plantedLeaks }),
  at: new Date().toISOString(),
  commit: say('git', ['describe', '--always', '--dirty']),
  machine: `Node ${process.version}, ${say(findChromium(), ['--version'])}, ${platform()} ${arch()}`,
  command: ['npm run audit:tokens', ...(process.argv.length > 2 ? ['--', ...process.argv.slice(2)] : [])].join(' '),
  seconds: Math.round((performance.now() - begun) / 1000),
  search,
  plantedLeaks,
}
await writeFile(inRepository('var', 'audit', 'report.json'), `${JSON.stringify(report, null, 2)}\n`)
await writeFile(inRepository('var', 'audit', 'report.md'), writeAuditReport(report))
console.log(`\n${report.clean ? 'Clean.' : 'NOT CLEAN.'} The report is in var/audit/report.md.`)
process.exit(report.clean ? 0 : 1)
