import { styleText } from 'node:util'
import { providePrerequisites } from './prerequisites.ts'
import { chooseRings } from './suites/choose-rings.ts'
import { heading } from './suites/heading.ts'
import { failedOnce } from './suites/ring.ts'
import { rings } from './suites/rings.ts'
import { runRings, type Result } from './suites/run-rings.ts'
import { sum, summaryLine } from './suites/summary.ts'

const showResults = (results: Result[]) => {
  heading('Summary')
  for (const { ring, count, seconds } of results) {
    const mark = count.failed > 0 ? styleText('red', '✗') : styleText('green', '✓')
    console.log(`${mark} ${ring.title.padEnd(28)} ${summaryLine(count).padEnd(32)} ${seconds.toFixed(1)} s`)
  }
}

const { chosen, more } = (() => {
  try {
    return chooseRings(rings, process.argv.slice(2))
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
})()

const needsPrograms = chosen.some(({ name }) => name === 'unit' || name === 'browser')
const provided = needsPrograms ? providePrerequisites() : true

const results = await runRings(chosen, more)
showResults(results)

const total = sum([...results.map(({ count }) => count), ...(provided ? [] : [failedOnce])])
console.log(`\n${summaryLine(total)}`)
process.exit(total.failed > 0 ? 1 : 0)
