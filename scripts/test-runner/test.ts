import { styleText } from 'node:util'
import { ensurePrerequisites } from './prerequisites.ts'
import { selectSuites } from './suites/select-suites.ts'
import { printHeading } from './suites/print-heading.ts'
import { oneFailed } from './suites/suite.ts'
import { suites } from './suites/suites.ts'
import { runSuites, type SuiteResult } from './suites/run-suites.ts'
import { sumCounts, formatSummary } from './suites/summary.ts'

const printResults = (results: SuiteResult[]) => {
  printHeading('Summary')
  for (const { suite, count, seconds } of results) {
    const mark = count.failed > 0 ? styleText('red', '✗') : styleText('green', '✓')
    console.log(`${mark} ${suite.title.padEnd(28)} ${formatSummary(count).padEnd(32)} ${seconds.toFixed(1)} s`)
  }
}

const { selected, toolArguments } = (() => {
  try {
    return selectSuites(suites, process.argv.slice(2))
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
})()

const needsPrograms = selected.some(({ name }) => name === 'unit' || name === 'browser')
const hasPrerequisites = needsPrograms ? ensurePrerequisites() : true

const results = await runSuites(selected, toolArguments)
printResults(results)

const total = sumCounts([...results.map(({ count }) => count), ...(hasPrerequisites ? [] : [oneFailed])])
console.log(`\n${formatSummary(total)}`)
process.exit(total.failed > 0 ? 1 : 0)
