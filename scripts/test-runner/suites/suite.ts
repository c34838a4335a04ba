/** The result of one suite. A tool without single tests, such as the linter, counts as one test. */
export type TestCounts = { passed: number; failed: number; skipped: number }

export type Suite = {
  name: string
  title: string
  /** Names of the suites that must pass before this one. */
  dependsOn?: string[]
  /**
   * Whether the suite can run beside other parallel suites: it uses one processor, and prints its output when it ends.
   */
  canRunInParallel?: boolean
  run: (toolArguments: string[]) => Promise<TestCounts>
}

export const onePassed: TestCounts = { passed: 1, failed: 0, skipped: 0 }
export const oneFailed: TestCounts = { passed: 0, failed: 1, skipped: 0 }
