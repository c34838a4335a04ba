import { formatHeading } from './format-heading.ts'
import { oneFailed, type Print, type TestCounts, type Suite } from './suite.ts'

export type SuiteResult = { suite: Suite; count: TestCounts; seconds: number }

/** More tools at a time would share the two processors of a build machine and finish no sooner. */
const maxParallel = 2

const runSuite = async (
  suite: Suite,
  previousResults: readonly SuiteResult[],
  toolArguments: string[],
  print: Print,
): Promise<SuiteResult> => {
  if (suite.hasWorkers) print(formatHeading(suite.title))
  const failedDependency = previousResults.find(
    ({ suite: { name }, count }) => suite.dependsOn?.includes(name) && count.failed > 0,
  )
  if (failedDependency) {
    print(`Not run, because this failed: ${failedDependency.suite.title}.\n`)
    return { suite, count: oneFailed, seconds: 0 }
  }
  const startedAt = performance.now()
  const count = await suite.run(toolArguments, print)
  return { suite, count, seconds: (performance.now() - startedAt) / 1000 }
}

const printNow: Print = (text) => void process.stdout.write(text)

/** Prints at once, or when the suite with workers ends. */
const createPrinter = (isTerminalInUse: () => boolean) => {
  let waitingText = ''
  const flush = () => {
    if (isTerminalInUse()) return
    printNow(waitingText)
    waitingText = ''
  }
  const print: Print = (text) => {
    waitingText += text
    flush()
  }
  return { print, flush }
}

/**
 * Runs two suites at a time: in their order, but each after those that it needs, and one with workers at a time. Only
 * the last suite gets `toolArguments`.
 */
export const runSuites = async (suites: readonly Suite[], toolArguments: string[]): Promise<SuiteResult[]> => {
  const waiting = [...suites]
  const running = new Map<Suite, Promise<void>>()
  const results: SuiteResult[] = []
  const hasRunningWorkers = () => [...running.keys()].some(({ hasWorkers }) => hasWorkers)
  const { print, flush } = createPrinter(hasRunningWorkers)

  const isReady = ({ dependsOn = [], runsAfter = [], hasWorkers }: Suite) =>
    ![...dependsOn, ...runsAfter].some((name) =>
      [...waiting, ...running.keys()].some((suite) => suite.name === name),
    ) && !(hasWorkers && hasRunningWorkers())
  const start = async (suite: Suite) => {
    const ownArguments = suite === suites.at(-1) ? toolArguments : []
    results.push(await runSuite(suite, results, ownArguments, suite.hasWorkers ? printNow : print))
    running.delete(suite)
    flush()
  }

  while (waiting.length + running.size > 0) {
    const next = running.size < maxParallel ? waiting.findIndex(isReady) : -1
    if (next === -1) {
      await Promise.race(running.values())
      continue
    }
    const [suite] = waiting.splice(next, 1)
    running.set(suite!, start(suite!))
  }
  return suites.flatMap((suite) => results.filter((result) => result.suite === suite))
}
