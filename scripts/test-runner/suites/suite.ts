/** What one ring of checks came to. A check without tests of its own, such as the linter, counts as one. */
export type TestCounts = { passed: number; failed: number; skipped: number }

export type Suite = {
  name: string
  title: string
  /** Rings without which this one cannot run. */
  dependsOn?: string[]
  /**
   * Whether it may run beside others that say so: it uses one processor, and says under its heading what it has to say
   * when it is over.
   */
  canRunInParallel?: boolean
  run: (toolArguments: string[]) => Promise<TestCounts>
}

export const onePassed: TestCounts = { passed: 1, failed: 0, skipped: 0 }
export const oneFailed: TestCounts = { passed: 0, failed: 1, skipped: 0 }
