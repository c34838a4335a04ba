import { styleText } from 'node:util'
import { listChangedFiles } from './quick/changed-files.ts'
import { createQuickSuites } from './quick/quick-suites.ts'
import { formatHeading } from './suites/format-heading.ts'
import { programsSuite } from './suites/programs-suite.ts'
import { runSuites, type SuiteResult } from './suites/run-suites.ts'
import { selectSuites, type SuiteSelection } from './suites/select-suites.ts'
import { suites } from './suites/suites.ts'
import { sumCounts, formatSummary } from './suites/summary.ts'
import { formatUsage } from './usage.ts'

const printResults = (results: SuiteResult[]) => {
  process.stdout.write(formatHeading('Summary'))
  for (const { suite, count, seconds } of results) {
    const mark = count.failed > 0 ? styleText('red', '✗') : styleText('green', '✓')
    console.log(`${mark} ${suite.title.padEnd(36)} ${formatSummary(count).padEnd(32)} ${seconds.toFixed(1)} s`)
  }
  for (const failure of results.flatMap(({ count }) => count.failures ?? [])) console.log(`\n${failure}`)
}

const selectQuickSuites = async (commit?: string): Promise<SuiteSelection> => {
  const { since, files } = listChangedFiles(commit)
  console.log(`${files.length} files changed since ${since}`)
  return { selected: await createQuickSuites(files), toolArguments: [] }
}

const args = process.argv.slice(2)
if (args[0] === '--help') {
  console.log(formatUsage(suites))
  process.exit(0)
}

const { selected, toolArguments } = await (async () => {
  try {
    return args[0] === 'quick' ? await selectQuickSuites(args[1]) : selectSuites(suites, args)
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${formatUsage(suites)}`)
    process.exit(1)
  }
})()

const needsPrograms = selected.some(({ name }) => ['unit', 'browser', 'thin-api'].includes(name))
const results = await runSuites(needsPrograms ? [programsSuite, ...selected] : selected, toolArguments)
printResults(results)

const total = sumCounts(results.map(({ count }) => count))
console.log(`\n${formatSummary(total)}`)
process.exit(total.failed > 0 ? 1 : 0)
