import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { findProgram } from '#scripts/programs/find-program.ts'

const taskset = availableParallelism() >= 2 ? findProgram(['taskset']) : undefined

/** The measured program has the first processor to itself. The load and the upstream share the second. */
const cpus = { server: '0', load: '1' } as const

export const isPinned = taskset !== undefined

/** Prefixes a command so that it runs on the processor of this kind; returns it unchanged without `taskset`. */
export const pinToCpu = (kind: keyof typeof cpus, command: string, args: string[]): [string, string[]] =>
  taskset ? [taskset, ['-c', cpus[kind], command, ...args]] : [command, args]

/** Moves a running process with all its threads to the processor of this kind. */
export const moveProcessToCpu = (kind: keyof typeof cpus, pid: number) => {
  if (taskset) execFileSync(taskset, ['-acp', cpus[kind], String(pid)], { stdio: 'ignore' })
}
