import type { Suite } from './suite.ts'

export type SuiteSelection = { selected: Suite[]; toolArguments: string[] }

/**
 * Reads the arguments of `npm test --`: names of suites, or one name followed by arguments for its tool. Without
 * arguments selects every suite. Throws when a name is unknown.
 */
export const selectSuites = (suites: Suite[], args: string[]): SuiteSelection => {
  const findSuite = (name: string) => suites.find((suite) => suite.name === name)
  const end = args.findIndex((arg) => !findSuite(arg))
  const names = end === -1 ? args : args.slice(0, end)
  const toolArguments = end === -1 ? [] : args.slice(end)
  if (toolArguments.length > 0 && names.length !== 1) {
    throw new Error(
      `There is no suite called "${toolArguments[0]}". Choose from: ${suites.map(({ name }) => name).join(', ')}.`,
    )
  }
  const selectedNames = new Set(names.flatMap((name) => [...(findSuite(name)?.dependsOn ?? []), name]))
  return {
    selected: selectedNames.size > 0 ? suites.filter(({ name }) => selectedNames.has(name)) : suites,
    toolArguments,
  }
}
