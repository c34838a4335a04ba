import { styleText } from 'node:util'
import { providePrerequisites } from './prerequisites.ts'
import { chooseRings } from './rings/choose-rings.ts'
import { failedOnce, type Count, type Ring } from './rings/ring.ts'
import { rings } from './rings/rings.ts'
import { sum, summaryLine } from './rings/summary.ts'

type Result = { ring: Ring; count: Count; seconds: number }

const heading = (text: string) => console.log(`\n${styleText('bold', `── ${text} ${'─'.repeat(Math.max(0, 76 - text.length))}`)}\n`)

const runRing = async (ring: Ring, before: Result[], more: string[]): Promise<Result> => {
  heading(ring.title)
  const broken = before.find(({ ring: { name }, count }) => ring.needs?.includes(name) && count.failed > 0)
  if (broken) {
    console.error(`Not run, because this failed: ${broken.ring.title}.`)
    return { ring, count: failedOnce, seconds: 0 }
  }
  const begun = performance.now()
  const count = await ring.run(more)
  return { ring, count, seconds: (performance.now() - begun) / 1000 }
}

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

const results: Result[] = []
for (const ring of chosen) {
  results.push(await runRing(ring, results, ring === chosen.at(-1) ? more : []))
}
showResults(results)

const total = sum([...results.map(({ count }) => count), ...(provided ? [] : [failedOnce])])
console.log(`\n${summaryLine(total)}`)
process.exit(total.failed > 0 ? 1 : 0)
