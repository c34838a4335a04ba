import { styleText } from 'node:util'

export type Progress = {
  /** Prints that a step begins. The returned function prints the outcome of the step and its duration in seconds. */
  startStep: (title: string) => (outcome: string) => void
  info: (text: string) => void
}

/** Prints steps that may overlap: one line when a step begins and one when it ends, so that logs stay readable. */
export const createProgress = (
  write: (line: string) => void = console.log,
  now: () => number = performance.now.bind(performance),
): Progress => ({
  startStep: (title) => {
    const startedAt = now()
    write(`  ${styleText('dim', `· ${title} …`)}`)
    return (outcome) =>
      write(
        `  ${styleText('green', '✓')} ${outcome} ${styleText('dim', `${((now() - startedAt) / 1000).toFixed(1)} s`)}`,
      )
  },
  info: (text) => write(`  ${text}`),
})

export const silentProgress: Progress = { startStep: () => () => {}, info: () => {} }
