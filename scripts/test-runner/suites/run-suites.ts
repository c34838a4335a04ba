import { printHeading } from './print-heading.ts'
import { oneFailed, type TestCounts, type Suite } from './suite.ts'

export type SuiteResult = { suite: Suite; count: TestCounts; seconds: number }

const runSuite = async (
  suite: Suite,
  previousResults: readonly SuiteResult[],
  toolArguments: string[],
): Promise<SuiteResult> => {
  if (!suite.canRunInParallel) printHeading(suite.title)
  const failedDependency = previousResults.find(
    ({ suite: { name }, count }) => suite.dependsOn?.includes(name) && count.failed > 0,
  )
  if (failedDependency) {
    console.error(`Not run, because this failed: ${failedDependency.suite.title}.`)
    return { suite, count: oneFailed, seconds: 0 }
  }
  const startedAt = performance.now()
  const count = await suite.run(toolArguments)
  return { suite, count, seconds: (performance.now() - startedAt) / 1000 }
}

/** Groups consecutive suites that can run in parallel; every other suite forms a group of its own. */
const groupSuites = (suites: readonly Suite[]): Suite[][] =>
  suites.reduce<Suite[][]>((groups, suite) => {
    const last = groups.at(-1)
    if (suite.canRunInParallel && last?.[0]?.canRunInParallel) last.push(suite)
    else groups.push([suite])
    return groups
  }, [])

/** More parallel tools would share the two processors of a build machine and finish no sooner. */
const maxParallel = 2

const runGroup = async (
  group: readonly Suite[],
  previousResults: readonly SuiteResult[],
  getToolArguments: (suite: Suite) => string[],
) => {
  const queue = [...group]
  const results: SuiteResult[] = []
  const worker = async () => {
    for (let suite = queue.shift(); suite; suite = queue.shift())
      results.push(await runSuite(suite, previousResults, getToolArguments(suite)))
  }
  await Promise.all(Array.from({ length: maxParallel }, worker))
  return group.flatMap((suite) => results.filter((result) => result.suite === suite))
}

/**
 * Runs the groups one after the other, and two suites of a group at a time. Only the last suite gets `toolArguments`.
 */
export const runSuites = async (suites: readonly Suite[], toolArguments: string[]): Promise<SuiteResult[]> => {
  const results: SuiteResult[] = []
  for (const group of groupSuites(suites))
    results.push(...(await runGroup(group, results, (suite) => (suite === suites.at(-1) ? toolArguments : []))))
  return results
}
