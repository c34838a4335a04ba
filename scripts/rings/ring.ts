/** What one ring of checks came to. A check without tests of its own, such as the linter, counts as one. */
export type Count = { passed: number; failed: number; skipped: number }

export type Ring = {
  name: string
  title: string
  /** Rings without which this one cannot run. */
  needs?: string[]
  run: (more: string[]) => Promise<Count>
}

export const passedOnce: Count = { passed: 1, failed: 0, skipped: 0 }
export const failedOnce: Count = { passed: 0, failed: 1, skipped: 0 }
