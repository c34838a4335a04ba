import { formatHeading } from './format-heading.ts'
import { oneFailed, onePassed, type Suite } from './suite.ts'
import { captureNodeOutput } from './run-node.ts'

/** Creates a suite that consists of one tool. Exit code 0 means passed, any other failed. */
export const createCheckSuite = (name: string, title: string, args: string[]): Suite => ({
  name,
  title,
  run: async (toolArguments, print) => {
    const { exitCode, output } = await captureNodeOutput([...args, ...toolArguments])
    print(formatHeading(title) + output)
    return exitCode === 0 ? onePassed : oneFailed
  },
})
