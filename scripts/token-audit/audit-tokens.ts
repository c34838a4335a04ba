import { execFileSync } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { arch, platform } from 'node:os'
import { parseArgs } from 'node:util'
import { findChromium } from '../programs/find-chromium.ts'
import { ensurePrerequisites } from '../test-runner/prerequisites.ts'
import { createProgress } from '../services/progress.ts'
import { toRepositoryPath, repositoryRoot } from '../repository.ts'
import { isClean, formatAuditReport, type AuditReport } from './audit-report.ts'
import { runPlantedLeaks } from './planted-leaks/run-planted-leaks.ts'
import { runPasses } from './run-passes.ts'

const usage = `npm run audit:tokens             every journey and fault, then every planted leak
npm run audit:tokens -- --quick  a walk, the faults and every screen once, then every planted leak
     --journeys                  without the planted leaks
     --planted-leaks             the planted leaks alone
     --tripwire                  each planted leak a second time, with the server's own tripwire on
The report goes to var/audit/report.md and report.json.`

const parseArguments = () => {
  const flag = { type: 'boolean', default: false } as const
  try {
    return parseArgs({ options: { quick: flag, journeys: flag, 'planted-leaks': flag, tripwire: flag } }).values
  } catch {
    console.error(usage)
    process.exit(2)
  }
}

/** The output of a program; 'unknown' when the program fails, because the report must not fail with it. */
const readProgramOutput = (program: string | undefined, args: string[]) => {
  try {
    return program
      ? execFileSync(program, args, {
          cwd: repositoryRoot,
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'ignore'],
        }).trim()
      : 'unknown'
  } catch {
    return 'unknown'
  }
}

const { quick, journeys, tripwire, 'planted-leaks': onlyPlantedLeaks } = parseArguments()
if (!(await ensurePrerequisites())) process.exit(1)
const startedAt = performance.now()
const folder = toRepositoryPath('var', 'audit')
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })

const search = onlyPlantedLeaks ? undefined : await runPasses(quick)
const plantedLeaks = journeys ? undefined : await runPlantedLeaks({ tripwire, progress: createProgress() })
const report: AuditReport = {
  clean: isClean({ search, plantedLeaks }),
  finishedAt: new Date().toISOString(),
  commit: readProgramOutput('git', ['describe', '--always', '--dirty']),
  machine: `Node ${process.version}, ${readProgramOutput(findChromium(), ['--version'])}, ${platform()} ${arch()}`,
  command: ['npm run audit:tokens', ...(process.argv.length > 2 ? ['--', ...process.argv.slice(2)] : [])].join(' '),
  seconds: Math.round((performance.now() - startedAt) / 1000),
  search,
  plantedLeaks,
}
await writeFile(toRepositoryPath('var', 'audit', 'report.json'), `${JSON.stringify(report, null, 2)}\n`)
await writeFile(toRepositoryPath('var', 'audit', 'report.md'), formatAuditReport(report))
console.log(`\n${report.clean ? 'Clean.' : 'NOT CLEAN.'} The report is in var/audit/report.md.`)
process.exit(report.clean ? 0 : 1)
