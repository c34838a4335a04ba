import { failedOnce, passedOnce, type Ring } from './ring.ts'
import { runNode } from './run-node.ts'

/** A ring that is one tool which agrees or does not. */
export const checkRing = (name: string, title: string, args: string[]): Ring => ({
  name,
  title,
  run: async (more) => ((await runNode([...args, ...more])) === 0 ? passedOnce : failedOnce),
})
