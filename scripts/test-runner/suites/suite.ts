/** The result of one suite. A tool without single tests, such as the linter, counts as one test. */
export type TestCounts = {
  passed: number
  failed: number
  skipped: number
  /** Which tests failed and why, for the end of the run. Includes those that passed when they were repeated. */
  failures?: string[]
}

/** Prints when no suite with workers is writing to the terminal. */
export type Print = (text: string) => void

export type Suite = {
  name: string
  title: string
  /** Names of the suites that must pass before this one. Selecting this suite selects them, too. */
  dependsOn?: string[]
  /** Names of the suites that end before this one starts, when they are selected. */
  runsAfter?: string[]
  /** Whether the suite starts several processes, and so never runs beside another such suite. */
  hasWorkers?: boolean
  run: (toolArguments: string[], print: Print) => Promise<TestCounts>
}

/** Writes to the terminal itself. */
export type SuiteWithWorkers = Suite & { hasWorkers: true; run: (toolArguments: string[]) => Promise<TestCounts> }

export const noTests: TestCounts = { passed: 0, failed: 0, skipped: 0 }
export const onePassed: TestCounts = { passed: 1, failed: 0, skipped: 0 }
export const oneFailed: TestCounts = { passed: 0, failed: 1, skipped: 0 }
