import { heading } from './heading.ts'
import { failedOnce, passedOnce, type Ring } from './ring.ts'
import { runNodeQuietly } from './run-node.ts'

/** A ring that is one tool which agrees or does not. */
export const checkRing = (name: string, title: string, args: string[]): Ring => ({
  name,
  title,
  alongside: true,
  run: async (more) => {
    const { exitCode, output } = await runNodeQuietly([...args, ...more])
    heading(title)
    process.stdout.write(output)
    return exitCode === 0 ? passedOnce : failedOnce
  },
})
