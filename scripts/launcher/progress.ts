import { styleText } from 'node:util'

export type Progress = {
  /** Says that work has begun; the returned function says how it ended, with the seconds it took. */
  step: (title: string) => (outcome: string) => void
  note: (text: string) => void
}

/** Shows steps that may overlap, one line when a step begins and one when it ends, so that logs read well too. */
export const createProgress = (
  write: (line: string) => void = console.log,
  now: () => number = performance.now.bind(performance),
): Progress => ({
  step: (title) => {
    const begun = now()
    write(`  ${styleText('dim', `· ${title} …`)}`)
    return (outcome) =>
      write(`  ${styleText('green', '✓')} ${outcome} ${styleText('dim', `${((now() - begun) / 1000).toFixed(1)} s`)}`)
  },
  note: (text) => write(`  ${text}`),
})

export const silentProgress: Progress = { step: () => () => {}, note: () => {} }
