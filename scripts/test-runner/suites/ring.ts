/** What one ring of checks came to. A check without tests of its own, such as the linter, counts as one. */
export type Count = { passed: number; failed: number; skipped: number }

export type Ring = {
  name: string
  title: string
  /** Rings without which this one cannot run. */
  needs?: string[]
  /**
   * Whether it may run beside others that say so: it uses one processor, and says under its heading what it has to say
   * when it is over.
   */
  alongside?: boolean
  run: (more: string[]) => Promise<Count>
}

export const passedOnce: Count = { passed: 1, failed: 0, skipped: 0 }
export const failedOnce: Count = { passed: 0, failed: 1, skipped: 0 }
